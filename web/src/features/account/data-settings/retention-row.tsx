import { retentionSchema, type Retention } from '@proviso/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';

import { putJson } from '#web/lib/api-client.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { readQuery } from '#web/lib/read-query.ts';
import { Select } from '#web/ui/select.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { FormError } from '../form-error.tsx';
import { SettingRow } from '../settings/setting-row.tsx';
import { messageOf } from '../settings/settings-error.ts';
import { texts } from '../settings/texts.ts';
import { NO_CHOICE, retentionChoices } from './retention-choices.ts';

const { data: words } = texts;
const PATH = '/api/retention';
const retentionQuery = readQuery(PATH, retentionSchema);

/** How long uploaded files are kept. */
export function RetentionRow() {
  const { data: retention, isError } = useQuery(retentionQuery);
  const choosing = useMutation({
    mutationFn: (days: number | null) => putJson(PATH, { days }, retentionSchema),
    onSuccess: (saved) => {
      queryClient.setQueryData(retentionQuery.queryKey, saved);
      showToast(words.retentionSaved);
    },
  });
  const isBound = retention !== undefined && retention.maximum !== null;
  return (
    <SettingRow
      title={words.retention}
      text={
        isBound && retention.maximum !== null
          ? `${words.retentionText} ${words.retentionBound(retention.maximum)}`
          : words.retentionText
      }
      action={retention && <Choice retention={retention} onChange={choosing.mutate} />}
    >
      {isError && <FormError message={texts.unavailable} />}
      {choosing.isError && <FormError message={messageOf(choosing.error)} />}
    </SettingRow>
  );
}

function Choice({
  retention,
  onChange,
}: {
  readonly retention: Retention;
  readonly onChange: (days: number | null) => void;
}) {
  return (
    <Select
      label={words.retention}
      value={retention.days === null ? NO_CHOICE : String(retention.days)}
      options={retentionChoices(retention)}
      onChange={(value) => onChange(value === NO_CHOICE ? null : Number(value))}
      className="w-full sm:w-60"
    />
  );
}
