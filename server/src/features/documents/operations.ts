import {
  documentListQuerySchema,
  documentListSchema,
  documentSchema,
  rescanRequestSchema,
  uploadFormSchema,
  uploadResponseSchema,
} from '@proviso/contracts';
import { DocumentError } from '@proviso/documents';

import { json, type Operations } from '#server/http/operation.ts';
import { originalRefusals } from '#server/refusals/original-refusals.ts';
import { policyUnknown } from '#server/refusals/policy-refusals.ts';
import { limitReached } from '#server/refusals/usage-refusals.ts';

import {
  documentNotFound,
  notOwnDocuments,
  analysisRunning,
  unreadableUpload,
  uploadNotStored,
  uploadRefusals,
} from './errors.ts';

const UNREADABLE_AT_ONCE = [
  'documents.empty',
  'documents.unsupported_type',
  'documents.type_mismatch',
  'documents.encrypted',
] as const;

export const documentOperations = {
  listDocuments: {
    method: 'GET',
    path: '/documents',
    summary: 'Lists the documents of the account, newest first',
    query: documentListQuerySchema,
    answers: { 200: json(documentListSchema) },
    refusals: [notOwnDocuments()],
  },
  getDocument: {
    method: 'GET',
    path: '/documents/{id}',
    summary: 'Gets a document: status, verdict, counts, and the reason if it failed',
    answers: { 200: json(documentSchema) },
    refusals: [documentNotFound()],
  },
  uploadDocument: {
    method: 'POST',
    path: '/upload',
    summary: 'Uploads a document for analysis',
    description: 'Counts as one analysis. Poll the document until it is completed or failed.',
    body: { 'multipart/form-data': uploadFormSchema },
    answers: { 201: json(uploadResponseSchema) },
    refusals: [
      ...Object.values(uploadRefusals).map((refuse) => refuse()),
      ...UNREADABLE_AT_ONCE.map((code) => unreadableUpload(new DocumentError(code))),
      documentNotFound(),
      notOwnDocuments(),
      policyUnknown(['general']),
      limitReached(10, 'free', 0),
      uploadNotStored(),
    ],
  },
  rescanDocument: {
    method: 'POST',
    path: '/documents/{id}/rescan',
    summary: 'Analyzes a document again',
    description: 'Counts as one analysis.',
    body: json(rescanRequestSchema),
    isBodyOptional: true,
    answers: { 202: json(documentSchema) },
    refusals: [
      documentNotFound(),
      analysisRunning(),
      originalRefusals.deleted(),
      policyUnknown(['general']),
      limitReached(10, 'free', 0),
    ],
  },
  deleteDocument: {
    method: 'DELETE',
    path: '/documents/{id}',
    summary: 'Deletes a document and everything that belongs to it',
    answers: { 204: {} },
    refusals: [documentNotFound()],
  },
} as const satisfies Operations;
