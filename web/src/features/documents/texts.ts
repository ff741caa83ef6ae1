import { formatCount } from '#web/lib/format/format-count.ts';

/** All texts about documents, uploads and document lists. */
export const texts = {
  statuses: {
    uploaded: 'Processing',
    processing: 'Processing',
    completed: 'Analyzed',
    failed: 'Failed',
  },
  badges: {
    processing: 'Processing',
    failed: 'Failed',
    loading: 'Loading Results',
    compliant: 'Compliant',
    issues: 'Issues Found',
    critical: 'Critical Issues',
    partial: 'Partly read',
    unread: 'Nothing was read',
    blank: 'Blank',
  },
  rows: {
    pending: 'analyzing...',
    unavailable: 'not analyzed',
    critical: 'issues',
    flagged: 'detected',
    notRead: 'not read',
    partlyRead: 'partly read',
    blank: 'no text',
    clean: {
      pii: 'No PII',
      discrimination: 'No discriminatory language',
      legal: 'No legal risks',
      policy: 'No policy violations',
    },
  },
  uploaded: 'Uploaded',
  viewDetails: 'View Details',
  openReport: (name: string) => `Open the report of ${name}`,
  view: 'View',
  viewAnalysis: 'View Analysis',
  detailsOf: (name: string) => `of ${name}`,
  unknownType: 'FILE',
  unknownDate: 'Unknown date',
  processingTime: 'Processed in',
  upload: {
    title: 'Upload a document',
    drop: 'Drag and drop your documents here',
    dropNow: 'Drop to choose this file',
    dropSeveralNow: 'Drop to choose these files',
    browse: 'or browse files',
    closed: 'No analyses are left, so nothing can be uploaded now.',
    supports: 'Supports PDF, Word, and text files (max 10MB)',
    input: 'Document to upload',
    inputSeveral: 'Documents to upload',
    wrongType: (extensions: readonly string[]) =>
      `File type must be one of ${extensions.join(', ')}`,
    empty: 'This file is empty, so there is nothing to check.',
    useSeveral: 'To upload more than one file, check “Upload several” above.',
    cancel: 'Cancel',
    submit: 'Upload File',
    uploading: 'Uploading...',
    progress: 'Upload progress',
    duplicate: {
      analyzed: (date: string) => `You analyzed this file on ${date}`,
      uploaded: (date: string) => `You uploaded this file on ${date}`,
      open: (name: string) => `Open ${name}`,
      anyway: 'or upload it again, which counts as another analysis.',
      afterFailure:
        'or upload it again, which does not count twice if the failed attempt arrived and the policy is the same.',
    },
    success: 'Upload successful',
    successDetail: 'Document uploaded and analysis started',
    open: 'Open document',
    failure: 'Upload failed',
    errors: {
      server: 'Server error occurred. Please try again later.',
      missing: 'Upload service not found. Please contact support.',
      tooLarge: 'The file is larger than this server or its proxy accepts.',
      network: 'Network error. Please check your connection.',
      unknown: 'Upload failed. Please try again.',
    },
  },
  library: {
    search: 'Search by document name...',
    searchLabel: 'Search by document name',
    statusLabel: 'Status',
    sortLabel: 'Sort',
    statusOptions: {
      all: 'All Status',
      analyzed: 'Analyzed',
      processing: 'Processing',
      failed: 'Failed',
    },
    sortOptions: { newest: 'Newest First', oldest: 'Oldest First', name: 'Name A-Z' },
    total: 'Total',
    analyzed: 'Analyzed',
    processing: 'Processing',
    failed: 'Failed',
  },
  summary: {
    total: 'Total Documents',
    totalDetail: ({
      analyzed,
      processing,
      failed,
      older,
    }: {
      analyzed: number;
      processing: number;
      failed: number;
      older: number;
    }) =>
      [
        `${formatCount(analyzed)}\u00A0analyzed`,
        `${formatCount(processing)}\u00A0processing`,
        ...(failed > 0 ? [`${formatCount(failed)}\u00A0failed`] : []),
      ].join(', ') +
      (older === 0
        ? ''
        : older === 1
          ? '; one is an older version'
          : `; ${formatCount(older)} are older versions`),
    compliant: 'Compliant Documents',
    compliantDetail: ({
      partial,
      unread,
      blank,
    }: {
      partial: number;
      unread: number;
      blank: number;
    }) =>
      [
        'No finding needs attention',
        ...(partial > 0 ? [`${formatCount(partial)} more only partly read`] : []),
        ...(unread > 0 ? [`nothing was read in ${formatCount(unread)} more`] : []),
        ...(blank > 0 ? [`${formatCount(blank)} more ${blank === 1 ? 'is' : 'are'} blank`] : []),
      ].join('; '),
    withIssues: 'Documents with Issues',
    withIssuesDetail: (critical: number) => `${formatCount(critical)} of them critical`,
    critical: 'Critical Issues',
    criticalDetail: (older: number) =>
      older > 0 ? 'Findings of high severity in newest versions' : 'Findings of high severity',
  },
} as const;
