import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';

import { classNames } from '#web/lib/class-names.ts';
import { RetryLine } from '#web/ui/retry-line.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

import { defaultPolicyQuery, useDefaultPolicy, useSetDefaultPolicy } from './default-policy.ts';
import { policiesQuery } from './read-policies.ts';
import { texts } from './texts.ts';

/** The select and, where there is room, its explanation beside it. */
const LAYOUT = 'flex flex-wrap items-start gap-x-5 gap-y-2';
const CONTROL_SIZE = 'w-full sm:w-64';
const MEANING = 'max-w-prose flex-1 basis-72 space-y-1 text-sm text-ink-faint';

/**
 * Selects the policy to apply and explains it. If the policies or the account's default cannot be loaded, it says so.
 */
export function PolicySelect({
  policy,
  otherwise = 'default',
  onChange,
}: {
  /** Undefined while the account's default is not known. */
  readonly policy: string | undefined;
  /** Which policy the server applies when none is named. */
  readonly otherwise?: keyof typeof texts.unavailable;
  readonly onChange: (policy: string) => void;
}) {
  const list = useQuery(policiesQuery);
  const usual = useQuery(defaultPolicyQuery);
  const needed = policy === undefined ? [list, usual] : [list];
  if (needed.some(({ isLoadingError }) => isLoadingError)) {
    const retry = () => {
      for (const query of [list, usual]) if (query.isError) void query.refetch();
    };
    return <RetryLine text={texts.unavailable[otherwise]} onRetry={retry} />;
  }
  const policies = list.data;
  if (policies === undefined || needed.some(({ isPending }) => isPending)) return <PolicyRoom />;
  const chosen = policies.find(({ name }) => name === policy);
  if (chosen === undefined) return null;
  return (
    <div className={LAYOUT}>
      <Select<string>
        label={texts.label}
        value={chosen.name}
        options={policies.map(({ name, title }) => ({ value: name, name: texts.option(title) }))}
        onChange={onChange}
        className={CONTROL_SIZE}
      />
      <div className={MEANING}>
        <p>{chosen.description}</p>
        <DefaultChoice policy={chosen.name} />
      </div>
    </div>
  );
}

/** Reserves space until the policies are known, to avoid a layout shift. */
function PolicyRoom() {
  return (
    <div aria-hidden className={LAYOUT}>
      <Skeleton className={classNames('h-10', CONTROL_SIZE)} />
      <div className={MEANING}>
        <Skeleton className="h-lh" />
        <Skeleton className="h-6 w-32" />
      </div>
    </div>
  );
}

/** Whether the policy is the account's default, and a control to make it so. */
function DefaultChoice({ policy }: { readonly policy: string }) {
  const usual = useDefaultPolicy();
  const saving = useSetDefaultPolicy();
  if (usual === undefined) return <div className="h-6" />;
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
