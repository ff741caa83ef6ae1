import { useEffect } from 'react';

import { usePublicFacts } from './configuration.ts';
import { useFirstPaintEnd } from './first-paint.ts';

const PRODUCT = 'Proviso – AI document compliance';

/**
 * Names the page in the browser's title, with the engine that is in use; no page name stands for the product itself. A
 * page that has a name stands, and takes the place of what was there before the app.
 */
export function usePageTitle(page?: string): void {
  const { engine } = usePublicFacts();
  useFirstPaintEnd();
  useEffect(() => {
    document.title = pageTitle(page, engine);
  }, [page, engine]);
}

/** The title's parts: page, product, engine; what is not known is left out. */
export function pageTitle(
  page: string | undefined,
  engine: { name: string; version: string } | undefined,
): string {
  const product = engine ? `${PRODUCT} | ${engine.name} ${engine.version}` : PRODUCT;
  return page === undefined ? product : `${page} · ${product}`;
}
