import { useEffect } from 'react';

import { useFirstPaintEnd } from '#web/lib/navigation/first-paint.ts';

import { usePublicFacts } from './configuration.ts';
import { useSecondReaderModel } from './second-reader.ts';

const PRODUCT = 'Proviso – AI document compliance';

/**
 * Sets the document title, including the model in use: the engine, or the language model if the account has one read
 * its documents too. Without a page name, it names just the product. A page with a name has rendered, so this also
 * removes the first paint.
 */
export function usePageTitle(page?: string): void {
  const { engine } = usePublicFacts();
  const readingModel = useSecondReaderModel();
  useFirstPaintEnd();
  useEffect(() => {
    document.title = pageTitle(page, engine, readingModel);
  }, [page, engine, readingModel]);
}

/** The parts of the title: page, product, and the language model or else the engine; unknown parts are omitted. */
export function pageTitle(
  page: string | undefined,
  engine: { name: string; version: string } | undefined,
  readingModel?: string,
): string {
  const model = readingModel ?? (engine && `${engine.name} ${engine.version}`);
  const product = model === undefined ? PRODUCT : `${PRODUCT} | ${model}`;
  return page === undefined ? product : `${page} · ${product}`;
}
