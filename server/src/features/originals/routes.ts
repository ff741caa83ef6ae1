import type { DocumentFormat } from '@proviso/documents';
import type { FastifyPluginAsync } from 'fastify';

import { profileOf } from '#server/http/account-of.ts';
import { clientSignal } from '#server/http/client-signal.ts';
import { attachment } from '#server/http/content-disposition.ts';
import { parseId } from '#server/http/parse.ts';
import { costlyWork } from '#server/http/rate-limits.ts';
import type { ReadAnalyzedDocument } from '#server/ports/documents.ts';

import { originalNotFound } from './errors.ts';
import type { ReadOriginalText } from './read-original-text.ts';
import type { RecordOpened } from './record-opened.ts';

/** By format; plain text has no charset, because only its reader detects the encoding. */
export const CONTENT_TYPES: Readonly<Record<DocumentFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  txt: 'text/plain',
};

interface Dependencies {
  readonly documents: { readonly readAnalyzedDocument: ReadAnalyzedDocument };
  readonly readOriginalText: ReadOriginalText;
  readonly recordOpened: RecordOpened;
}

/** Opening a document is recorded, so only a GET that returns it may count. */
const NO_HEAD = { exposeHeadRoute: false };

interface Address {
  Params: { id: string };
}

export function originalRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { documents, readOriginalText, recordOpened } = dependencies;
  return async (routes) => {
    routes.get<Address>('/documents/:id/file', NO_HEAD, async (request, reply) => {
      const profile = profileOf(request);
      const found = await documents.readAnalyzedDocument(
        profile,
        parseId(request.params.id, originalNotFound),
      );
      if (found === undefined) throw originalNotFound();
      const file = await found.readFile();
      await recordOpened(profile, found.document);
      return reply
        .header('content-disposition', attachment(found.document.name))
        .type(CONTENT_TYPES[found.format])
        .send(file);
    });

    const limits = { ...NO_HEAD, config: costlyWork };
    routes.get<Address>('/documents/:id/text', limits, async (request, reply) => {
      const profile = profileOf(request);
      const { document, json } = await readOriginalText(
        profile,
        parseId(request.params.id, originalNotFound),
        clientSignal(reply),
      );
      await recordOpened(profile, document);
      return reply.type('application/json; charset=utf-8').send(json);
    });
  };
}
