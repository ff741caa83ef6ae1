import { Button } from '#web/ui/button.tsx';

import { texts } from './texts.ts';

/** Asks for confirmation in place. */
export function Question({
  title,
  text,
  confirm,
  decline,
  isBusy,
  onConfirm,
  onDecline,
}: {
  readonly title?: string;
  readonly text: string;
  readonly confirm: string;
  readonly decline: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onDecline: () => void;
}) {
  return (
    <div aria-live="polite" className="rounded-md border-l-4 border-accent bg-accent-wash p-4">
      {title !== undefined && <h3 className="font-semibold text-accent">{title}</h3>}
      <p className="text-sm">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="primary" size="small" isBusy={isBusy} onClick={onConfirm}>
          {isBusy ? texts.portal.busy : confirm}
        </Button>
        <Button size="small" isBusy={isBusy} onClick={onDecline}>
          {decline}
        </Button>
      </div>
    </div>
  );
}
