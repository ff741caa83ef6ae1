import { MoveHorizontal, ZoomIn, ZoomOut, type LucideIcon } from 'lucide-react';

import { IconButton } from '#web/ui/icon-button.tsx';

import { texts } from './texts.ts';
import { nextZoom } from './zoom.ts';

/**
 * Zooms the pages in and out, or fits them to the pane; remains visible while they scroll: a sticky element keeps the
 * pane's padding.
 */
export function ZoomControls({
  zoom,
  width,
  onChange,
}: {
  /** The inner width of the pane in CSS pixels: the bar stays at its right edge whatever the width of the pages. */
  readonly width: number;
  /** 1 when the pages fit. */
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
  /** Undefined at the smallest or largest size; the button then stays mounted, so that it keeps the focus. */
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
