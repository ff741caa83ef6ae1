import { reportQuerySchema } from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import { profileOf } from '#server/http/account-of.ts';
import { attachment } from '#server/http/content-disposition.ts';
import { parse, parseId } from '#server/http/parse.ts';
import { costlyWork } from '#server/http/rate-limits.ts';

import type { BuildReport } from './build-report.ts';
import { reportNotFound } from './errors.ts';
import { RENDERINGS } from './formats/report-formats.ts';

export function reportRoutes(buildReport: BuildReport): FastifyPluginAsync {
  return async (routes) => {
    // Each answer is recorded as a released report, so a HEAD request must not count as one.
    const limits = { config: costlyWork, exposeHeadRoute: false };
    routes.get<{ Params: { id: string } }>(
      '/download-report/:id',
      limits,
      async (request, reply) => {
        const { format } = parse(reportQuerySchema, request.query);
        const id = parseId(request.params.id, reportNotFound);
        const report = await buildReport(profileOf(request), id);
        const timestamp = report.generatedAt.replaceAll(/[:.]/g, '-');
        const fileName = `compliance-report-${report.document.name}-${timestamp}.${format}`;
        const { contentType, render } = RENDERINGS[format];
        const content = await render(report);
        reply.header('content-disposition', attachment(fileName));
        return reply.type(contentType).send(content);
      },
    );
  };
}
