import type { TextBox } from '@proviso/contracts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The position of a box over its page, as percentages of the page: valid at every zoom level. */
export function boxStyle(box: TextBox, { width, height }: Size) {
  return {
    left: share(box.left, width),
    top: share(box.top, height),
    width: share(box.right - box.left, width),
    height: share(box.bottom - box.top, height),
  };
}

/** `whole` is 0 until the page's size is known. */
function share(part: number, whole: number): string {
  return `${(part / (whole || 1)) * 100}%`;
}
