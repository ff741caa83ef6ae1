import { setImmediate } from 'node:timers/promises';

import { warmUp as prepareReaders } from '@proviso/documents';
import { analyze, catalogue } from '@proviso/engine';

/**
 * Does ahead of the first request what it would else wait for: loads the readers, and has every detector find its
 * own examples, because a pattern is compiled when it first looks at a text. Gives way as soon as somebody asks: a
 * request needs only a part of it. Never rejects: what is broken breaks the request that needs it.
 */
export async function warmUp(isAsked: () => boolean): Promise<void> {
  const rehearsals = catalogue.map(
    ({ examples }) =>
      () =>
        analyze(examples.join('\n')),
  );
  for (const step of [prepareReaders, ...rehearsals]) {
    await setImmediate();
    if (isAsked()) return;
    try {
      await step();
    } catch {
      return;
    }
  }
}
