import { setImmediate } from 'node:timers/promises';

import { rehearse, warmUp as prepareReaders } from '@proviso/documents';
import { analyze, catalogue } from '@proviso/engine';

/** Detectors that are rehearsed in one go: few enough that a request need not wait for long. */
const AT_ONCE = 16;

/**
 * Does ahead of the first request what it would else wait for: loads the readers, has every detector find its own
 * examples, because a pattern is compiled when it first looks at a text, has the models decode their weights, and reads
 * a document as often as it pays.
 * Gives way as soon as somebody asks: a request needs only a part of it. Never rejects: what is broken breaks the
 * request that needs it.
 */
export async function warmUp(isAsked: () => boolean): Promise<void> {
  const steps = [prepareReaders, ...rehearsals(), () => analyze(MODEL_TEXT), ...readings()];
  for (const step of steps) {
    await setImmediate();
    if (isAsked()) return;
    try {
      await step();
    } catch {
      return;
    }
  }
}

/** Something to read for every model. */
const MODEL_TEXT =
  'Ms Jane Miller of Acme Ltd may terminate this Agreement at any time without notice.';

/** A fourth reading saves the first document next to nothing. */
const READINGS = 3;

function readings(): (() => Promise<void>)[] {
  return Array.from({ length: READINGS }, () => rehearse);
}

function* rehearsals(): Generator<() => unknown> {
  for (let from = 0; from < catalogue.length; from += AT_ONCE) {
    const examples = catalogue.slice(from, from + AT_ONCE).flatMap((detector) => detector.examples);
    yield () => analyze(examples.join('\n'), { sources: ['rule'] });
  }
}
