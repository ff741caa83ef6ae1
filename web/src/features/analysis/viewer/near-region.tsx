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

/** How far beyond the visible part things are drawn, as a share of its height. */
const MARGIN = '100% 0px';

interface Nearness {
  readonly isNear: boolean;
  /** In CSS pixels, as the element stood when it was left behind; 0 until then. */
  readonly height: number;
}

interface Region {
  /** Tells of an element whenever it comes near the visible part or leaves it; gives what ends that. */
  readonly watch: (element: Element, tell: (nearness: Nearness) => void) => () => void;
  /** Paper shows everything. */
  readonly isPrinting: boolean;
}

const RegionContext = createContext<Region | null>(null);

/** Lets long content be drawn only near what is seen of it, in a scrolling element or else in the window. */
export function NearRegion({
  scroller,
  children,
}: {
  readonly scroller?: RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
}) {
  const [isPrinting, setIsPrinting] = useState(false);
  const watcher = useMemo(() => createWatcher(scroller), [scroller]);
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  const region = useMemo(() => ({ watch: watcher, isPrinting }), [watcher, isPrinting]);
  return <RegionContext value={region}>{children}</RegionContext>;
}

/** Whether an element of the region is to be drawn, and how high it was when it last was. */
export function useNearness(
  element: RefObject<Element | null>,
): Nearness & { readonly isPrinting: boolean } {
  const region = use(RegionContext);
  if (region === null) throw new Error('There is no region around this element.');
  const [nearness, setNearness] = useState<Nearness>({ isNear: false, height: 0 });
  const { watch, isPrinting } = region;
  useEffect(() => {
    if (element.current) return watch(element.current, setNearness);
    return undefined;
  }, [element, watch]);
  return { ...nearness, isPrinting };
}

/** One observer for all elements of a region; it is made with the first, when the scrolling element stands. */
function createWatcher(scroller: RefObject<Element | null> | undefined): Region['watch'] {
  const listeners = new Map<Element, (nearness: Nearness) => void>();
  // What was never near was never drawn, and is only as high as it is taken to be.
  const near = new WeakSet<Element>();
  let observer: IntersectionObserver | undefined;
  return (element, tell) => {
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
    listeners.set(element, tell);
    observer.observe(element);
    return () => {
      listeners.delete(element);
      observer?.unobserve(element);
    };
  };
}
