import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { cleaningListSchema, documentTextSchema, markedAnalysisSchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import type { Analyzer, ReadingTask } from '#server/ports/analyzer.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const EXAMPLES = join(import.meta.dirname, '../../../../examples/documents');
/** In the text file and on the page, the first two span two lines. */
const PERSONAL = 'master schedule of the meeting rooms';
const POLICY = 'alarm is disabled';

/** The text read from a file, without line breaks between words. */
async function readWords(analyzer: Analyzer, task: Omit<ReadingTask, 'spans'>) {
  const { signal } = new AbortController();
  const json = await analyzer.readText(async () => ({ ...task, spans: [] }), signal);
  const { text } = documentTextSchema.parse(JSON.parse(Buffer.from(json).toString()));
  return text.replaceAll(/\s+/g, ' ');
}

describeDatabases('a cleaned copy of a marked document', (_open, databases) => {
  it.each(['txt', 'docx', 'pdf'] as const)(
    'of %s no longer contains the marked words, and its certificate confirms it',
    async (format) => {
      const { app, dependencies } = await startTestServer(databases);
      const person = await signUp(app, 'anna@example.com');
      const name = `clean-memo.${format}`;
      const bytes = readFileSync(join(EXAMPLES, name));
      const { id } = await person.upload({ name, bytes });
      await person.waitFor(id);
      for (const [category, text] of [
        ['pii', PERSONAL],
        ['policy', POLICY],
      ]) {
        const answer = await person.post(`/api/documents/${id}/marks`, { text, category });
        const { marking } = markedAnalysisSchema.parse(answer.json());
        expect(marking.findings).toBe(1);
        expect(marking.highlights).toHaveLength(format === 'pdf' ? 1 : 0);
      }
      const copy = await person.post(`/api/documents/${id}/clean`, {});
      expect(copy.statusCode, copy.body).toBe(200);
      const words = await readWords(dependencies.analyzer, { bytes: copy.rawPayload, format });
      expect(words).toContain('[MARKED-1]');
      expect(words).not.toMatch(/master|schedule|alarm|disabled/);
      const list = await person.get(`/api/documents/${id}/cleanings`);
      const [cleaning] = cleaningListSchema.parse(list.json());
      const marked = cleaning?.certificate.edits.filter(({ label }) => label === 'marked-by-hand');
      expect(marked?.map(({ action }) => action)).toEqual(['replace', 'remove']);
      expect(cleaning?.certificate.checks.every(({ passed }) => passed)).toBe(true);
      expect(list.body).not.toMatch(/master|alarm/);
    },
  );
});
