import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useKeptFirst } from '#web/ui/use-kept-first.ts';

import { texts } from '../settings/texts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const { twoFactor: words } = texts;

/** Shows new recovery codes, for the only time. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}) {
  const { dismiss, isWarning, onKept } = useKeptFirst(onClose);
  return (
    <Dialog
      title={words.codes}
      description={words.description}
      closeLabel={texts.close}
      size="small"
      onClose={dismiss}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.kept}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} onKept={onKept} />
      <div role="alert" className="mt-4 text-sm text-high">
        {isWarning && <p>{words.notKept}</p>}
      </div>
    </Dialog>
  );
}
