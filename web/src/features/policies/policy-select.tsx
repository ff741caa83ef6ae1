import { useQuery } from '@tanstack/react-query';

import { Select } from '#web/ui/select.tsx';

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
      <p className="max-w-prose flex-1 basis-72 text-sm text-ink-faint">{chosen.description}</p>
    </div>
  );
}
