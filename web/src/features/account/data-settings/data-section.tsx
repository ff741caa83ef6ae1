import { useState } from 'react';

import { useConfiguration } from '#web/product/configuration.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';

import { SettingRow } from '../settings/setting-row.tsx';
import { texts } from '../settings/texts.ts';
import { DeleteAccountDialog } from './delete-dialog.tsx';
import { ExportRow } from './export-row.tsx';
import { RetentionRow } from './retention-row.tsx';

const { data: words } = texts;

/** The account's stored data: exporting it, choosing its retention, deleting it. */
export function DataSection() {
  const canDelete = useConfiguration()?.auth.deletesUsers ?? false;
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Card>
      <CardHeader title={words.title} />
      <div className="divide-y divide-line">
        <ExportRow />
        <RetentionRow />
        {canDelete && (
          <SettingRow
            title={words.delete}
            text={words.deleteText}
            action={
              <Button variant="caution" onClick={() => setIsDeleting(true)}>
                {words.delete}
              </Button>
            }
          />
        )}
      </div>
      {isDeleting && <DeleteAccountDialog onClose={() => setIsDeleting(false)} />}
    </Card>
  );
}
