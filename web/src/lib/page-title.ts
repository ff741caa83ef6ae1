import { useEffect } from 'react';

import { usePublicFacts } from './configuration.ts';
import { useFirstPaintEnd } from './first-paint.ts';
import { useReadingModel } from './second-reader.ts';

const PRODUCT = 'Proviso – AI document compliance';

/**
 * Names the page in the browser's title, with the model that is in use: the engine, or the language model where the
 * account has one read its documents too. No page name stands for the product itself. A page that has a name stands, and
 * takes the place of what was there before the app.
 */
export function usePageTitle(page?: string): void {
  const { engine } = usePublicFacts();
  const readingModel = useReadingModel();
  useFirstPaintEnd();
  useEffect(() => {
    document.title = pageTitle(page, engine, readingModel);
  }, [page, engine, readingModel]);
}

/** The title's parts: page, product, and the language model or else the engine; what is not known is left out. */
export function pageTitle(
  page: string | undefined,
  engine: { name: string; version: string } | undefined,
  readingModel?: string,
): string {
  const model = readingModel ?? (engine && `${engine.name} ${engine.version}`);
  const product = model === undefined ? PRODUCT : `${PRODUCT} | ${model}`;
  return page === undefined ? product : `${page} · ${product}`;
}
