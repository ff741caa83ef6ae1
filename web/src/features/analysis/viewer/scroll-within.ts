/**
 * Scrolls an element, and nothing around it, at once, so that what stands at `y` of the window comes to its upper
 * third; both in CSS pixels.
 */
export function scrollWithin(scroller: HTMLElement, y: number): void {
  const down = y - scroller.getBoundingClientRect().top;
  scroller.scrollBy({ top: down - scroller.clientHeight / 3, behavior: 'instant' });
}
