import type { FastifyPluginAsync } from 'fastify';

import { profileOf } from '#server/http/account-of.ts';
import { attachment } from '#server/http/content-disposition.ts';
import { parseId } from '#server/http/parse.ts';

import type { BuildReport } from './build-report.ts';
import { reportNotFound } from './errors.ts';

export function reportRoutes(buildReport: BuildReport): FastifyPluginAsync {
  return async (routes) => {
    routes.get<{ Params: { id: string } }>('/download-report/:id', async (request, reply) => {
      const id = parseId(request.params.id);
      if (id === null) throw reportNotFound();
      const report = await buildReport(profileOf(request), id);
      const timestamp = report.generatedAt.replaceAll(/[:.]/g, '-');
      reply.header(
        'content-disposition',
        attachment(`compliance-report-${report.document.name}-${timestamp}.json`),
      );
      return report;
    });
  };
}
