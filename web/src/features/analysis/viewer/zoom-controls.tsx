import { MoveHorizontal, ZoomIn, ZoomOut, type LucideIcon } from 'lucide-react';

import { IconButton } from '#web/ui/icon-button.tsx';

import { texts } from './texts.ts';
import { nextZoom } from './zoom.ts';

/** Makes the pages larger and smaller, and fits them again; stays in sight while they are scrolled: what sticks keeps the pane's padding. */
export function ZoomControls({
  zoom,
  width,
  onChange,
}: {
  /** How wide the pane is within, in CSS pixels: the bar stands at its right end whatever the pages measure. */
  readonly width: number;
  /** 1 where the pages fit. */
  readonly zoom: number;
  readonly onChange: (zoom: number) => void;
}) {
  const { label, now } = texts.zoom;
  return (
    <div
      className="pointer-events-none sticky top-0 left-0 z-10 mb-3 flex justify-end"
      style={{ width }}
    >
      <fieldset
        aria-label={label}
        className="pointer-events-auto flex items-center rounded-md border border-line bg-raised shadow-sheet"
      >
        <ZoomButton
          label={texts.zoom.out}
          icon={ZoomOut}
          to={nextZoom(zoom, 'out')}
          onChange={onChange}
        />
        <span aria-live="polite" className="w-14 text-center text-sm text-ink-soft tabular-nums">
          {now(zoom)}
        </span>
        <ZoomButton
          label={texts.zoom.in}
          icon={ZoomIn}
          to={nextZoom(zoom, 'in')}
          onChange={onChange}
        />
        <ZoomButton label={texts.zoom.fit} icon={MoveHorizontal} to={1} onChange={onChange} />
      </fieldset>
    </div>
  );
}

function ZoomButton({
  label,
  icon: Icon,
  to,
  onChange,
}: {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Undefined at the end of the sizes; then the button stays, so that the keyboard does not lose it. */
  readonly to: number | undefined;
  readonly onChange: (zoom: number) => void;
}) {
  return (
    <IconButton
      label={label}
      aria-disabled={to === undefined}
      className="aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint"
      onClick={() => {
        if (to !== undefined) onChange(to);
      }}
    >
      <Icon aria-hidden className="size-4.5" />
    </IconButton>
  );
}
