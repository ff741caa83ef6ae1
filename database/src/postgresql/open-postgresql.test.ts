import { expect, it } from 'vitest';

import { openDatabase } from '../index.ts';

it('openDatabase reports an unreachable PostgreSQL server without revealing the password', async () => {
  const url = 'postgresql://proviso:secret@localhost/absent?host=/nonexistent';
  const error = await openDatabase({ kind: 'postgresql', url }).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code: 'database.unavailable' });
  expect(String(error)).not.toContain('secret');
});
