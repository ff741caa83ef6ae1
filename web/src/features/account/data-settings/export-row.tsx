import type { ExportProgress } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useAnnouncement } from '#web/ui/announcements.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { FormError } from '../form-error.tsx';
import { SettingRow } from '../settings/setting-row.tsx';
import { messageOf } from '../settings/settings-error.ts';
import { texts } from '../settings/texts.ts';
import { exportData } from './export-data.ts';

const { data: words } = texts;

/** Downloads all data of the account and shows the progress. */
export function ExportRow() {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const exporting = useMutation({
    mutationFn: () => exportData(setProgress),
    onMutate: () => setProgress(null),
    onSuccess: () => showToast(words.exportDone, words.exportDoneDetail),
  });
  useAnnouncement(exporting.isPending ? words.exporting : null);
  return (
    <SettingRow
      title={words.export}
      text={words.exportText}
      action={
        <Button isBusy={exporting.isPending} onClick={() => exporting.mutate()}>
          {exporting.isPending ? words.exporting : words.export}
        </Button>
      }
    >
      <div className="mt-3 empty:mt-0">
        {exporting.isPending && progress !== null && <ExportMeter progress={progress} />}
        {exporting.isError && <FormError message={messageOf(exporting.error)} />}
      </div>
    </SettingRow>
  );
}

function ExportMeter({ progress }: { readonly progress: ExportProgress }) {
  const { documentsDone: done, documentsTotal: total } = progress;
  return (
    <div className="space-y-1.5">
      <Progress
        label={words.exporting}
        percent={total === 0 ? 0 : Math.round((100 * done) / total)}
      />
      <p className="text-sm text-ink-faint tabular-nums">{words.exportProgress(done, total)}</p>
    </div>
  );
}
