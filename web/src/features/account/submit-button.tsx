import { Button } from '#web/ui/button.tsx';

/** Submits a form; shows when the submission is pending. */
export function SubmitButton({
  label,
  busyLabel,
  isBusy,
}: {
  readonly label: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
}) {
  return (
    <Button type="submit" variant="primary" size="large" className="w-full" isBusy={isBusy}>
      {isBusy ? busyLabel : label}
    </Button>
  );
}
