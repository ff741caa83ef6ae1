import { useEffect, useState, type RefObject } from 'react';

/** The words selected in a pane, and a position in its content for a button beside them, in CSS pixels. */
export interface SelectedWords {
  readonly text: string;
  readonly left: number;
  readonly top: number;
}

/** Dragging the handles of a touch selection fires many changes in a row. */
const SETTLE_DELAY_MS = 150;
/** A selection of fewer characters gets no button. */
const MIN_LENGTH = 2;
const BUTTON = { width: 104, height: 40, gap: 6 };

/**
 * The text selected in a pane by mouse, touch or keyboard, once the selection settles; null when empty. Frozen while
 * `isFrozen`.
 */
export function useSelectedWords(
  pane: RefObject<HTMLElement | null>,
  isFrozen: boolean,
): SelectedWords | null {
  const [selected, setSelected] = useState<SelectedWords | null>(null);
  useEffect(() => {
    if (isFrozen) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDragging = false;
    const update = () => {
      if (!isDragging && pane.current) setSelected(readSelection(pane.current));
    };
    const scheduleUpdate = () => {
      clearTimeout(timer);
      timer = setTimeout(update, SETTLE_DELAY_MS);
    };
    const startDragging = ({ pointerType, button }: PointerEvent) => {
      isDragging = pointerType === 'mouse' && button === 0;
    };
    const stopDragging = () => {
      isDragging = false;
      scheduleUpdate();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('selectionchange', scheduleUpdate, { signal });
    addEventListener('resize', scheduleUpdate, { signal });
    addEventListener('pointerdown', startDragging, { signal });
    addEventListener('pointerup', stopDragging, { signal });
    addEventListener('pointercancel', stopDragging, { signal });
    scheduleUpdate();
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [pane, isFrozen]);
  return selected;
}

function readSelection(pane: HTMLElement): SelectedWords | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const text = selection.toString().replaceAll(/\s+/gu, ' ').trim();
  if (text.length < MIN_LENGTH || !pane.contains(range.commonAncestorContainer)) return null;
  return { text, ...positionBeside(range, pane) };
}

/** Below the end of the selection, near the pointer; above its beginning where the pane has no room below. */
function positionBeside(range: Range, pane: HTMLElement): { left: number; top: number } {
  const rectangles = [...range.getClientRects()].filter(({ width }) => width > 0);
  const bounds = range.getBoundingClientRect();
  const [first, last] = [rectangles[0] ?? bounds, rectangles.at(-1) ?? bounds];
  const frame = pane.getBoundingClientRect();
  const isRoomBelow = last.bottom + BUTTON.gap + BUTTON.height <= frame.bottom;
  const top = isRoomBelow ? last.bottom + BUTTON.gap : first.top - BUTTON.gap - BUTTON.height;
  const rightmost = frame.left + pane.clientWidth - BUTTON.width - BUTTON.gap;
  const left = Math.min(last.right - BUTTON.width / 2, rightmost);
  return {
    left: Math.max(left, frame.left + BUTTON.gap) - frame.left + pane.scrollLeft,
    top: Math.max(top, frame.top + BUTTON.gap) - frame.top + pane.scrollTop,
  };
}
