import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

import { CodeForm } from '../code-form.tsx';
import { FormError } from '../form-error.tsx';
import { texts } from '../texts.ts';
import { listAuthenticators, verifySecondFactor, type Authenticator } from './second-factor.ts';

/** Asks for an authenticator code; when it is valid, the session is complete and the router moves on. */
export function SecondFactorForm({ authId }: { readonly authId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['authenticators', authId],
    queryFn: listAuthenticators,
    staleTime: 0,
  });
  if (error) {
    return (
      <div className="space-y-4">
        <FormError message={error.message} />
        <Button className="w-full" onClick={() => void refetch()}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  }
  if (!data) return <Spinner className="size-6 text-accent" />;
  const [first] = data;
  if (!first) return <FormError message={texts.errors.noAuthenticator} />;
  return <AuthenticatorForm authenticators={data} first={first} />;
}

function AuthenticatorForm({
  authenticators,
  first,
}: {
  readonly authenticators: readonly Authenticator[];
  readonly first: Authenticator;
}) {
  const [chosen, setChosen] = useState(first.id);
  return (
    <div className="space-y-5">
      {authenticators.length > 1 && (
        <Select
          label={texts.authenticatorChoice}
          value={chosen}
          options={authenticators.map(({ id, name }) => ({ value: id, name }))}
          onChange={setChosen}
          className="w-full"
        />
      )}
      <CodeForm
        takesFocus
        label={texts.authenticatorCode}
        hint={texts.authenticatorHint}
        submitLabel={texts.verify}
        verify={(code) => verifySecondFactor(chosen, code)}
      />
    </div>
  );
}
