import { exportProgressSchema, exportTicketSchema } from '@proviso/contracts';
import { z } from 'zod';

import { json, type Operations } from '#server/http/operation.ts';

import { exportNotFound, exportTooLarge, ticketUsed } from './errors.ts';

export const exportOperations = {
  requestExport: {
    method: 'POST',
    path: '/exports',
    summary: 'Creates a single-use ticket to download all data of the account',
    answers: { 201: json(exportTicketSchema) },
    refusals: [exportTooLarge()],
  },
  getExport: {
    method: 'GET',
    path: '/exports/{id}',
    summary: 'Gets the progress of an export',
    answers: { 200: json(exportProgressSchema) },
    refusals: [exportNotFound()],
  },
} as const satisfies Operations;

/** Outside the session guard: the ticket authorizes the request. */
export const exportDownloadOperations = {
  downloadExport: {
    method: 'GET',
    path: '/export-files/{ticket}',
    summary: 'Downloads all data of an account, with a single-use ticket',
    parameters: { ticket: z.string() },
    answers: { 200: { 'application/zip': null } },
    refusals: [ticketUsed()],
  },
} as const satisfies Operations;
