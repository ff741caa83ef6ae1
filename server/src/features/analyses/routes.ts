import {
  analyzeTextRequestSchema,
  type AnalyzeTextResponse,
  MAX_TEXT_LENGTH,
} from '@proviso/contracts';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';

import type { ProfileRecord } from '#server/account.ts';
import type { AccountLimiter } from '#server/concurrency/account-limiter.ts';
import { createSizeLimit } from '#server/concurrency/size-limit.ts';
import { profileOf } from '#server/http/account-of.ts';
import { clientSignal } from '#server/http/client-signal.ts';
import { parse, parseId } from '#server/http/parse.ts';
import { costlyWork } from '#server/http/rate-limits.ts';
import { analysisBusy } from '#server/refusals/analysis-refusals.ts';

import type { AnalyzeText } from './analyze-text.ts';
import { analysisNotFound } from './errors.ts';

/** The longest text with every code unit written as a six-byte JSON escape, plus the surrounding object. */
const BODY_LIMIT = MAX_TEXT_LENGTH * 6 + 1024;

/** In UTF-16 code units: all texts together take 200 MB at most, whoever sends them. */
const TEXTS_IN_MEMORY = {
  perAccount: 20 * MAX_TEXT_LENGTH,
  total: 100 * MAX_TEXT_LENGTH,
  refuse: analysisBusy,
};

interface Dependencies {
  /** The findings as JSON; null while the analysis runs. Throws when there are none and never will be. */
  readonly readAnalysis: (profile: ProfileRecord, id: number) => Promise<Uint8Array | null>;
  readonly analyzeText: AnalyzeText;
  readonly runLimited: AccountLimiter;
}

export function analysisRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { readAnalysis, analyzeText, runLimited } = dependencies;
  return async (routes) => {
    routes.get<{ Params: { id: string } }>('/analysis/:id', async (request, reply) => {
      const id = parseId(request.params.id, analysisNotFound);
      const analysis = await readAnalysis(profileOf(request), id);
      return sendJson(reply, analysis ?? Buffer.from('null'));
    });

    const limits = { bodyLimit: BODY_LIMIT, config: costlyWork };
    const holdText = createSizeLimit(TEXTS_IN_MEMORY);
    routes.post('/analyze-text', limits, async (request, reply) => {
      const profile = profileOf(request);
      const input = parse(analyzeTextRequestSchema, request.body);
      const analyze = () => analyzeText(profile, input);
      const signal = clientSignal(reply);
      const { analysis, ...cleaned } = await holdText(profile.id, input.text.length, () =>
        runLimited(profile.id, signal, analyze),
      );
      return { analysisResult: analysis, ...cleaned } satisfies AnalyzeTextResponse;
    });
  };
}

/** Findings are stored as JSON and sent unchanged. */
function sendJson(reply: FastifyReply, json: Uint8Array): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}
