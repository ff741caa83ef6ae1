import type { TextBox } from '@proviso/contracts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a box stands over its page, in shares of the page: they hold at every zoom. */
export function boxStyle(box: TextBox, { width, height }: Size) {
  return {
    left: share(box.left, width),
    top: share(box.top, height),
    width: share(box.right - box.left, width),
    height: share(box.bottom - box.top, height),
  };
}

/** A page whose size is not known yet has none. */
function share(part: number, whole: number): string {
  return `${(part / (whole || 1)) * 100}%`;
}
