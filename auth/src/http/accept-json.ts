import type { FastifyInstance } from 'fastify';

/** In bytes. */
const BODY_LIMIT = 1024 * 1024;

/** Parses only JSON bodies; an empty one, which clients send with `POST /logout`, is undefined. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (request, body: string, done) => {
      if (body === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
}
