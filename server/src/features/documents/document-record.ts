import { type Analysis, type Document, extentRead, isBlank } from '@proviso/contracts';
import type { PolicyPack } from '@proviso/engine/policies';
import type { Category, Severity } from '@proviso/engine/vocabulary';
import type { Selectable } from 'kysely';

import type { Policies } from '#server/ports/policies.ts';
import { isoTime } from '#server/tables/iso-time.ts';
import type { Schema } from '#server/tables/schema.ts';

import { failureMessage } from './errors.ts';

/** A row of the documents table. */
export type DocumentRecord = Selectable<Schema['documents']>;

/** The columns with flag counts. */
type Counts = Pick<DocumentRecord, `${Category}_${Severity}`>;
type VerdictColumns = Counts &
  Pick<DocumentRecord, 'compliance_status' | 'is_blank' | 'is_partly_read' | 'is_unread'>;

/** A document as lists show it to its owner. */
export function describeDocument(record: DocumentRecord): Document {
  const isCompleted = record.status === 'completed';
  return {
    id: record.id,
    name: record.name,
    type: record.format,
    size: record.size,
    status: record.status,
    uploadedAt: isoTime(record.uploaded_at),
    processingTime: record.processing_ms,
    complianceStatus: isCompleted ? record.compliance_status : null,
    ...(isCompleted && record.is_unread !== null && { isUnread: record.is_unread === 1 }),
    ...(isCompleted &&
      record.is_partly_read !== null && { isPartlyRead: record.is_partly_read === 1 }),
    ...(isCompleted && record.is_blank !== null && { isBlank: record.is_blank === 1 }),
    counts: isCompleted
      ? {
          pii: countsOf(record, 'pii'),
          discrimination: countsOf(record, 'discrimination'),
          legal: countsOf(record, 'legal'),
          policy: countsOf(record, 'policy'),
        }
      : null,
    failure:
      record.failure_code === null
        ? null
        : { code: record.failure_code, message: failureMessage(record.failure_code) },
    previousId: record.previous_id,
    originalDeletedAt: isoTime(record.original_deleted_at),
  };
}

/** The row's columns for the verdict, its basis and the number of findings that raise a flag. */
export function verdictColumns({ complianceStatus, coverage, issues }: Analysis): VerdictColumns {
  const extent = extentRead(coverage);
  return {
    compliance_status: complianceStatus,
    is_unread: Number(extent === 'none'),
    is_partly_read: Number(extent === 'part'),
    is_blank: Number(extent === 'none' && isBlank(coverage)),
    ...countFlags(issues),
  };
}

function countFlags(issues: Analysis['issues']): Counts {
  const counts: Counts = {
    pii_high: 0,
    pii_medium: 0,
    pii_low: 0,
    discrimination_high: 0,
    discrimination_medium: 0,
    discrimination_low: 0,
    legal_high: 0,
    legal_medium: 0,
    legal_low: 0,
    policy_high: 0,
    policy_medium: 0,
    policy_low: 0,
  };
  for (const { category, severity, isInformational, decision } of issues) {
    if (!isInformational && decision === undefined) counts[`${category}_${severity}`] += 1;
  }
  return counts;
}

function countsOf(record: DocumentRecord, category: Category) {
  return {
    high: record[`${category}_high`],
    medium: record[`${category}_medium`],
    low: record[`${category}_low`],
  };
}

/** The policy a document is analyzed under. If it has been removed since, the report shows that by its absence. */
export async function policyOf(
  { policy, profile_id: profileId }: Pick<DocumentRecord, 'policy' | 'profile_id'>,
  policies: Policies,
): Promise<PolicyPack | undefined> {
  return policy === null ? undefined : (await policies.find(profileId, policy))?.pack;
}
