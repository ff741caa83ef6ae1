import { setImmediate } from 'node:timers/promises';

import { rehearse, warmUp as prepareReaders } from '@proviso/documents';

/** Detectors warmed up per step: few enough that a request does not wait long. */
const AT_ONCE = 16;

/** Sample text for every model. */
const MODEL_TEXT =
  'Ms Jane Miller of Acme Ltd may terminate this Agreement at any time without notice.';

/** A fourth reading would save the first document next to nothing. */
const READINGS = 3;

/**
 * Does ahead of time what the first request would otherwise wait for. Stops as soon as a request arrives, which needs
 * only part of it. Never rejects: whatever is broken fails the request that needs it.
 */
export async function warmUp(hasRequest: () => boolean): Promise<void> {
  const steps = warmUpSteps();
  try {
    do {
      await setImmediate();
      if (hasRequest()) return;
    } while (!(await steps.next()).done);
  } catch {
    // Errors surface in the request that needs the same step.
  }
}

/**
 * Loads the readers and the engine, runs every detector on one of its own examples, because a pattern is compiled on
 * first use, has the models decode their weights, and reads a document as often as is worthwhile. All of the examples
 * would save the first document another twentieth of a second, but take 45 MB for patterns that few documents need.
 */
async function* warmUpSteps(): AsyncGenerator<void> {
  yield await prepareReaders();
  const { analyze, catalogue } = await import('@proviso/engine');
  yield;
  for (let from = 0; from < catalogue.length; from += AT_ONCE) {
    const examples = catalogue
      .slice(from, from + AT_ONCE)
      .map(({ examples: [example = ''] }) => example);
    analyze(examples.join('\n'), { rulesOnly: true });
    yield;
  }
  analyze(MODEL_TEXT);
  yield;
  for (let reading = 0; reading < READINGS; reading += 1) yield await rehearse();
}
