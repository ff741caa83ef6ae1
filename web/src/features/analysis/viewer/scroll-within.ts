/**
 * Instantly scrolls only this element, so that the viewport position `y` moves to its upper third; both in CSS pixels.
 */
export function scrollWithin(scroller: HTMLElement, y: number): void {
  const down = y - scroller.getBoundingClientRect().top;
  scroller.scrollBy({ top: down - scroller.clientHeight / 3, behavior: 'instant' });
}
