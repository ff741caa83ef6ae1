import type { ChangeCounts } from '@proviso/contracts';
import { expect, it } from 'vitest';

import { texts } from './texts.ts';

const NOTHING = { resolved: 0, added: 0, remaining: 0 };

function counts(change: Partial<ChangeCounts>): ChangeCounts {
  return { ...NOTHING, dismissed: NOTHING, ...change };
}

it.each([
  [{}, 'Nothing was found then, and nothing now.'],
  [{ remaining: 3 }, 'Nothing new, and nothing gone.'],
  [{ resolved: 5, remaining: 2 }, 'Nothing new. 5 findings of the previous version are gone.'],
  [{ resolved: 1, remaining: 2 }, 'Nothing new. 1 finding of the previous version is gone.'],
  [{ resolved: 1200 }, 'Nothing new. All 1,200 findings of the previous version are gone.'],
  [{ resolved: 1 }, 'Nothing new. The one finding of the previous version is gone.'],
  [{ added: 1 }, '1 finding is new.'],
  [{ added: 2, remaining: 4 }, '2 findings are new. None from the previous version is gone.'],
  [{ added: 2, resolved: 1 }, '2 findings are new. 1 finding of the previous version is gone.'],
])('the summary describes %j in plain words', (change, sentence) => {
  expect(texts.summary(counts(change))).toBe(sentence);
});

it('dismissed findings are mentioned only when there are some', () => {
  expect(texts.dismissed(NOTHING)).toBeNull();
  expect(texts.dismissed({ resolved: 1, added: 0, remaining: 2 })).toBe(
    'Dismissed findings are not counted: 1 gone, 2 still there.',
  );
});
