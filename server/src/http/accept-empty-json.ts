import type { FastifyInstance, HTTPMethods } from 'fastify';

/** Accepts requests of this method that declare a JSON body and send none, as many clients do. */
export function acceptEmptyJson(routes: FastifyInstance, method: HTTPMethods): void {
  const parseJson = routes.getDefaultJsonParser('error', 'error');
  routes.removeContentTypeParser('application/json');
  routes.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '' && request.method === method) done(null, undefined);
      else void parseJson(request, body, done);
    },
  );
}
