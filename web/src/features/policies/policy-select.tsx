import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';

import { Select } from '#web/ui/select.tsx';

import { useDefaultPolicy, useSetDefaultPolicy } from './default-policy.ts';
import { policiesQuery } from './read-policies.ts';
import { texts } from './texts.ts';

/** Under which policy to analyse, with what that policy is for. Not there until the policies are known. */
export function PolicySelect({
  policy,
  onChange,
}: {
  readonly policy: string;
  readonly onChange: (policy: string) => void;
}) {
  const { data: policies } = useQuery(policiesQuery);
  if (policies === undefined) return null;
  // One that was chosen earlier may not be there any more.
  const chosen = policies.find(({ name }) => name === policy) ?? policies[0];
  if (chosen === undefined) return null;
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-2">
      <Select<string>
        label={texts.label}
        value={chosen.name}
        options={policies.map(({ name, title }) => ({ value: name, name: texts.option(title) }))}
        onChange={onChange}
        className="w-full sm:w-64"
      />
      <div className="max-w-prose flex-1 basis-72 space-y-1 text-sm text-ink-faint">
        <p>{chosen.description}</p>
        <DefaultChoice policy={chosen.name} />
      </div>
    </div>
  );
}

/** Whether the policy is the account's default, and the way to make it so. */
function DefaultChoice({ policy }: { readonly policy: string }) {
  const usual = useDefaultPolicy();
  const saving = useSetDefaultPolicy();
  if (usual === undefined) return null;
  if (usual === policy) {
    return (
      <p className="flex min-h-6 items-center gap-1.5 text-ink-soft">
        <Check aria-hidden className="size-4 text-good" />
        {texts.isDefault}
      </p>
    );
  }
  return (
    <button
      type="button"
      disabled={saving.isPending}
      onClick={() => saving.mutate(policy)}
      className="min-h-6 rounded-sm font-medium text-accent underline underline-offset-4"
    >
      {texts.makeDefault}
    </button>
  );
}
