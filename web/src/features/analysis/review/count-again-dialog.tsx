import { removeAllowed } from '#web/product/allowed-values.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { texts } from './texts.ts';

const { everywhere } = texts;

/** Asks for confirmation before a value that is allowed in all documents counts again in all of them. */
export function CountAgainDialog({
  allowedId,
  typeName,
  onDone,
  onClose,
}: {
  readonly allowedId: number;
  readonly typeName: string;
  /** Called once it counts again, before the dialog closes. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
}) {
  return (
    <ConfirmDialog
      title={everywhere.restoreTitle(typeName)}
      text={everywhere.restoreText}
      confirm={everywhere.confirmRestore}
      onConfirm={async () => {
        await removeAllowed(allowedId);
        showToast(everywhere.restored);
        onDone?.();
      }}
      onClose={onClose}
    />
  );
}
