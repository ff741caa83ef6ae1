import { exportProgressSchema, exportTicketSchema } from '@proviso/contracts';
import { z } from 'zod';

import { json, type Operations } from '#server/http/operation.ts';

import { exportNotFound, exportTooLarge, ticketSpent } from './errors.ts';

export const exportOperations = {
  requestExport: {
    method: 'POST',
    path: '/exports',
    summary: 'The right to fetch all that is kept of the account, once and soon',
    answers: { 201: json(exportTicketSchema) },
    refusals: [exportTooLarge()],
  },
  getExport: {
    method: 'GET',
    path: '/exports/{id}',
    summary: 'How far an export has come',
    answers: { 200: json(exportProgressSchema) },
    refusals: [exportNotFound()],
  },
} as const satisfies Operations;

/** Outside the session guard: the ticket authorizes the request. */
export const exportDownloadOperations = {
  downloadExport: {
    method: 'GET',
    path: '/export-files/{ticket}',
    summary: 'All that is kept of an account, for a ticket that is good once',
    parameters: { ticket: z.string() },
    answers: { 200: { 'application/zip': null } },
    refusals: [ticketSpent()],
  },
} as const satisfies Operations;
