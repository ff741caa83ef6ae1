import { Button } from './button.tsx';
import { texts } from './texts.ts';

/** The error message for data that part of a page could not load, with a retry button. */
export function RetryLine({
  text,
  onRetry,
}: {
  readonly text: string;
  readonly onRetry: () => unknown;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="alert" className="text-sm text-high">
        {text}
      </p>
      <Button size="small" onClick={() => void onRetry()}>
        {texts.loadFailure.retry}
      </Button>
    </div>
  );
}
