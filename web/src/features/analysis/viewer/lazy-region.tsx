import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';

/** How far beyond the visible part content renders, as a percentage of the visible height. */
const MARGIN = '100% 0px';

interface ViewportProximity {
  readonly isNear: boolean;
  /** The element's last rendered height in CSS pixels; 0 before the first render. */
  readonly height: number;
}

interface Region {
  /**
   * Notifies whenever an element enters or leaves the neighborhood of the visible part; returns an unsubscribe
   * function.
   */
  readonly observe: (
    element: Element,
    notify: (proximity: ViewportProximity) => void,
  ) => () => void;
  /** On paper everything is rendered that is printed at all. */
  readonly isPrinting: boolean;
}

const RegionContext = createContext<Region | null>(null);

/** Renders long content only near its visible part, within a scroll container or else the window. */
export function LazyRegion({
  scroller,
  isPrinted = true,
  children,
}: {
  readonly scroller?: RefObject<HTMLElement | null> | undefined;
  /** Whether it appears on paper: what does not need not be rendered for it, which may take long. */
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
}) {
  const [isPrinting, setIsPrinting] = useState(false);
  const observe = useMemo(() => createObserve(scroller), [scroller]);
  useEffect(() => {
    if (!isPrinted) return undefined;
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, [isPrinted]);
  const region = useMemo(() => ({ observe, isPrinting }), [observe, isPrinting]);
  return <RegionContext value={region}>{children}</RegionContext>;
}

/** Whether to render an element of the region, and how tall it was when last rendered. */
export function useViewportProximity(
  element: RefObject<Element | null>,
): ViewportProximity & { readonly isPrinting: boolean } {
  const region = use(RegionContext);
  if (region === null) throw new Error('There is no region around this element.');
  const [proximity, setProximity] = useState<ViewportProximity>({ isNear: false, height: 0 });
  const { observe, isPrinting } = region;
  useEffect(() => {
    if (element.current) return observe(element.current, setProximity);
    return undefined;
  }, [element, observe]);
  return { ...proximity, isPrinting };
}

/** One observer for all elements of a region; created with the first element, when the scroll container is mounted. */
function createObserve(scroller: RefObject<Element | null> | undefined): Region['observe'] {
  const listeners = new Map<Element, (proximity: ViewportProximity) => void>();
  // An element that was never near was never rendered, and has only its estimated height.
  const near = new WeakSet<Element>();
  let observer: IntersectionObserver | undefined;
  return (element, notify) => {
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          const height = near.has(target) ? boundingClientRect.height : 0;
          if (isIntersecting) near.add(target);
          listeners.get(target)?.({ isNear: isIntersecting, height });
        }
      },
      { root: scroller?.current ?? null, rootMargin: MARGIN },
    );
    listeners.set(element, notify);
    observer.observe(element);
    return () => {
      listeners.delete(element);
      observer?.unobserve(element);
    };
  };
}
