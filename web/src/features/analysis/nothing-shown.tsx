import { Button } from '#web/ui/button.tsx';

import { texts } from './texts.ts';

/** In place of a list whose filters leave nothing to show. */
export function NothingShown({
  text = texts.filters.nothing,
  onClear,
}: {
  readonly text?: string;
  readonly onClear: () => void;
}) {
  return (
    <div className="space-y-4 p-8 text-center text-sm text-ink-soft">
      <p>{text}</p>
      <Button size="small" onClick={onClear}>
        {texts.filters.clear}
      </Button>
    </div>
  );
}
