/** The document formats that Proviso reads, and their names. Constants only: safe to import in a browser. */
export const DOCUMENT_FORMATS = ['pdf', 'docx', 'doc', 'txt'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];
