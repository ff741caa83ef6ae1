import { setImmediate } from 'node:timers/promises';

import { rehearse, warmUp as prepareReaders } from '@proviso/documents';

/** Detectors that are rehearsed in one go: few enough that a request need not wait for long. */
const AT_ONCE = 16;

/** Something to read for every model. */
const MODEL_TEXT =
  'Ms Jane Miller of Acme Ltd may terminate this Agreement at any time without notice.';

/** A fourth reading saves the first document next to nothing. */
const READINGS = 3;

/**
 * Does ahead of the first request what it would else wait for. Gives way as soon as somebody asks: a request needs only a
 * part of it. Never rejects: what is broken breaks the request that needs it.
 */
export async function warmUp(isAsked: () => boolean): Promise<void> {
  const steps = takeSteps();
  try {
    do {
      await setImmediate();
      if (isAsked()) return;
    } while (!(await steps.next()).done);
  } catch {
    // Whoever asks for the same is told.
  }
}

/**
 * Loads the readers and the engine, has every detector find its own examples, because a pattern is compiled when it first
 * looks at a text, has the models decode their weights, and reads a document as often as it pays.
 */
async function* takeSteps(): AsyncGenerator<void> {
  yield await prepareReaders();
  const { analyze, catalogue } = await import('@proviso/engine');
  yield;
  for (let from = 0; from < catalogue.length; from += AT_ONCE) {
    const examples = catalogue.slice(from, from + AT_ONCE).flatMap((detector) => detector.examples);
    analyze(examples.join('\n'), { sources: ['rule'] });
    yield;
  }
  analyze(MODEL_TEXT);
  yield;
  for (let reading = 0; reading < READINGS; reading += 1) yield await rehearse();
}
