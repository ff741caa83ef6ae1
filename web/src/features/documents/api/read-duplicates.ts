import { documentListSchema, type Document } from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { readJson } from '#web/lib/api/api-client.ts';

/**
 * The account's documents with the same content as a file, newest first; the file itself stays in the browser. Disabled
 * where the browser cannot hash, which requires a secure context.
 */
export function duplicatesQuery(file: File) {
  return queryOptions({
    queryKey: ['duplicates', file.name, file.size, file.lastModified],
    queryFn: async ({ signal }): Promise<Document[]> => {
      const parameters = { sha256: await sha256Of(file) };
      return readJson('/api/documents', documentListSchema, { parameters, signal });
    },
    enabled: isSecureContext,
    refetchOnMount: 'always',
  });
}

async function sha256Of(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  const bytes = [...new Uint8Array(digest)];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
