import { reportQuerySchema } from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import type { AccountLimiter } from '#server/concurrency/account-limiter.ts';
import { profileOf } from '#server/http/account-of.ts';
import { clientSignal } from '#server/http/client-signal.ts';
import { attachment } from '#server/http/content-disposition.ts';
import { parse, parseId } from '#server/http/parse.ts';
import { costlyWork } from '#server/http/rate-limits.ts';

import type { BuildReport } from './build-report.ts';
import { reportNotFound } from './errors.ts';
import type { Renderings } from './formats/report-formats.ts';

interface Dependencies {
  readonly buildReport: BuildReport;
  readonly renderings: Renderings;
  readonly runLimited: AccountLimiter;
}

export function reportRoutes({
  buildReport,
  renderings,
  runLimited,
}: Dependencies): FastifyPluginAsync {
  return async (routes) => {
    // Each answer is recorded as a released report, so a HEAD request must not count as one.
    const limits = { config: costlyWork, exposeHeadRoute: false };
    routes.get<{ Params: { id: string } }>(
      '/download-report/:id',
      limits,
      async (request, reply) => {
        const { format } = parse(reportQuerySchema, request.query);
        const id = parseId(request.params.id, reportNotFound);
        const profile = profileOf(request);
        const report = await buildReport(profile, id);
        const timestamp = report.generatedAt.replaceAll(/[:.]/g, '-');
        const fileName = `compliance-report-${report.document.name}-${timestamp}.${format}`;
        const { contentType, render } = renderings[format];
        const signal = clientSignal(reply);
        const content = await runLimited(profile.id, signal, async () => render(report, signal));
        reply.header('content-disposition', attachment(fileName));
        return reply.type(contentType).send(content);
      },
    );
  };
}
