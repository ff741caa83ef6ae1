import { documentListSchema, retentionSchema, type Retention } from '@proviso/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { putJson } from '#web/lib/api/api-client.ts';
import { readQuery } from '#web/lib/api/read-query.ts';
import { showAnswer } from '#web/lib/api/show-answer.ts';
import { useNow } from '#web/lib/now.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { FormError } from '../form-error.tsx';
import { SettingRow } from '../settings/setting-row.tsx';
import { messageOf } from '../settings/settings-error.ts';
import { texts } from '../settings/texts.ts';
import { countOlderFiles, isShorter, NO_CHOICE, retentionChoices } from './retention-choices.ts';

const { data: words } = texts;
const PATH = '/api/retention';
const retentionQuery = readQuery(PATH, retentionSchema);
const documentsQuery = readQuery('/api/documents', documentListSchema);

/** How long uploaded files are kept. A shorter period deletes files for ever, and is asked about first. */
export function RetentionRow() {
  const { data: retention, isLoadingError } = useQuery(retentionQuery);
  const [asked, setAsked] = useState<number | null>(null);
  const choosing = useMutation({ mutationFn: saveRetention });
  const choose = (days: number | null) => {
    if (retention === undefined || choosing.isPending) return;
    if (days !== null && isShorter(days, retention)) setAsked(days);
    else choosing.mutate(days);
  };
  const isBound = retention !== undefined && retention.maximum !== null;
  return (
    <SettingRow
      title={words.retention}
      text={
        isBound && retention.maximum !== null
          ? `${words.retentionText} ${words.retentionBound(retention.maximum)}`
          : words.retentionText
      }
      action={retention && <Choice retention={retention} onChange={choose} />}
    >
      {isLoadingError && <FormError message={texts.unavailable} />}
      {choosing.isError && <FormError message={messageOf(choosing.error)} />}
      {asked !== null && <ShorteningDialog days={asked} onClose={() => setAsked(null)} />}
    </SettingRow>
  );
}

async function saveRetention(days: number | null): Promise<void> {
  await showAnswer(retentionQuery, putJson(PATH, { days }, retentionSchema));
  showToast(words.retentionSaved);
}

function ShorteningDialog({
  days,
  onClose,
}: {
  readonly days: number;
  readonly onClose: () => void;
}) {
  const now = useNow();
  const { data: documents } = useQuery({ ...documentsQuery, refetchOnMount: 'always' });
  const older = documents && countOlderFiles(documents, days, now);
  return (
    <ConfirmDialog
      title={words.shorten.title}
      text={words.shorten.text(days, older)}
      confirm={words.shorten.confirm}
      onConfirm={() => saveRetention(days)}
      onClose={onClose}
    />
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
