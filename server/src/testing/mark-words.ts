import {
  type Analysis,
  analysisSchema,
  errorBodySchema,
  type MarkedAnalysis,
  markedAnalysisSchema,
} from '@proviso/contracts';
import { expect } from 'vitest';

import type { Person } from './sign-up.ts';

export async function mark(person: Person, id: number, request: object): Promise<MarkedAnalysis> {
  const answer = await person.post(`/api/documents/${id}/marks`, request);
  expect(answer.statusCode, answer.body).toBe(200);
  return markedAnalysisSchema.parse(answer.json());
}

export async function refusal(person: Person, id: number | string, request: object) {
  const answer = await person.post(`/api/documents/${id}/marks`, request);
  return [answer.statusCode, errorBodySchema.parse(answer.json()).code];
}

export async function unmark(person: Person, id: number | string, markId: number | string) {
  const answer = await person.request('DELETE', `/api/documents/${id}/marks/${markId}`);
  return answer.statusCode === 200 || errorBodySchema.parse(answer.json()).code;
}

export async function readAnalysis(person: Person, id: number): Promise<Analysis> {
  return analysisSchema.parse((await person.get(`/api/analysis/${id}`)).json());
}

export function markedIn({ issues }: Analysis): string[] {
  return issues.filter(({ type }) => type === 'marked-by-hand').map(({ location }) => location);
}
