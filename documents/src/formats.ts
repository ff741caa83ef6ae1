/** The document formats that Proviso reads, and what each is called. Pure constants: a browser may import them. */
export const DOCUMENT_FORMATS = ['pdf', 'docx', 'doc', 'txt'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];
