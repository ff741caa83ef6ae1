import { useMutation } from '@tanstack/react-query';

import { usePublicFacts } from '#web/product/configuration.ts';
import { Button } from '#web/ui/button.tsx';

import { FormError } from '../form-error.tsx';
import { texts } from '../texts.ts';
import { signInWithGoogle } from './sign-in.ts';

/** Sign-in with Google, if this installation offers it. */
export function GoogleButton() {
  const isOffered = usePublicFacts().google === true;
  const leaving = useMutation({ mutationFn: signInWithGoogle });
  if (!isOffered) return null;
  return (
    <div className="space-y-4">
      <p className="flex items-center gap-3 text-sm text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.or}
      </p>
      <Button className="w-full" isBusy={leaving.isPending} onClick={() => leaving.mutate()}>
        {texts.google}
      </Button>
      <FormError message={leaving.error?.message} />
    </div>
  );
}
