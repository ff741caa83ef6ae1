import { Button } from './button.tsx';
import { texts } from './texts.ts';

/** What a part of a page could not be read from the server, and the way to try again. */
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
