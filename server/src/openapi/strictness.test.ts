import { analyzeTextRequestSchema, errorBodySchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import type { Content } from '#server/http/operation.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

import { API_OPERATIONS } from './operations.ts';

/** Whether each object with fixed properties refuses others, wherever in the schema it is. */
function strictnessOf(schema: z.ZodType): readonly boolean[] {
  const found: boolean[] = [];
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodObject) found.push(jsonSchema.additionalProperties === false);
    },
  });
  return found;
}

function strictnessOfContent(content: Content | undefined): readonly boolean[] {
  return Object.values(content ?? {}).flatMap((schema) =>
    schema === null ? [] : strictnessOf(schema),
  );
}

describe('the schemas of the API', () => {
  it('refuse unknown names in every part of a request', () => {
    expect(strictnessOf(analyzeTextRequestSchema)).toEqual([true]);
    for (const { id, body, query } of API_OPERATIONS) {
      const parts = [...strictnessOfContent(body), ...(query ? strictnessOf(query) : [])];
      expect([id, parts]).toEqual([id, parts.map(() => true)]);
    }
  });

  it('ignore unknown names in every part of an answer', () => {
    for (const { id, answers } of API_OPERATIONS) {
      const parts = Object.values(answers).flatMap(strictnessOfContent);
      expect([id, parts]).toEqual([id, parts.map(() => false)]);
    }
  });
});

describeDatabases('an unknown name in a request', (_open, databases) => {
  it('is refused and named, in a body and in a query', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const unknown = { code: 'request.invalid', message: 'The field polcy is not known here.' };
    const text = 'Our e-mail address is anna@example.com.';
    const answers = [
      await person.post('/api/analyze-text', { text, polcy: 'hipaa' }),
      await person.post('/api/analyze-text?polcy=hipaa', { text }),
      await person.get('/api/documents?polcy=hipaa'),
      await person.get('/api/subscription-status?polcy=hipaa'),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, errorBodySchema.parse(answer.json())]).toEqual([400, unknown]);
    }
    const { documentsUsed } = (await person.get('/api/subscription-status')).json();
    expect(documentsUsed).toBe(0);
  });

  it('is not repeated when it could be content', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const answer = await person.post('/api/analyze-text', { text: 'x', 'anna@example.com': 1 });
    const { message } = errorBodySchema.parse(answer.json());
    expect(message).toBe('A field of the request is not known here.');
  });
});
