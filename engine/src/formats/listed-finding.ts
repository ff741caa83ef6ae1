import type {
  AllowedBy,
  Category,
  FindingSource,
  LegalReference,
  Severity,
} from '#engine/vocabulary.ts';

/** A finding as a list of findings shows it: with its place in words, and of its passage only what may be shown. */
export interface ListedFinding {
  readonly category: Category;
  readonly type: string;
  readonly typeName: string;
  readonly severity: Severity;
  readonly confidence: number;
  readonly isInformational: boolean;
  /** Masked already where the finding is sensitive. */
  readonly excerpt: string;
  readonly place: { readonly label: string; readonly line?: number | undefined };
  /** Of a text file, where its lines are known: 1-based lines and columns, the last one exclusive. */
  readonly region?:
    | {
        readonly startLine: number;
        readonly startColumn: number;
        readonly endLine: number;
        readonly endColumn: number;
      }
    | undefined;
  /** In UTF-16 code units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly why: string;
  readonly recommendation: string;
  readonly replacement?: string | undefined;
  readonly source: FindingSource;
  readonly legalReference?: LegalReference | undefined;
  /** Recognizes the finding in other versions of its document. */
  readonly fingerprint: string;
  /** Why it needs no action, where a person or a policy has said so. */
  readonly dismissal?: string | undefined;
}

/** Why a finding that its policy allows needs no action. */
export function describeAllowance({ policy, reason }: AllowedBy): string {
  const allowed = `Allowed by the policy “${policy}”`;
  return reason === undefined ? allowed : `${allowed}: ${reason}`;
}
