import { type CleanedText, MAX_CLEANED_TEXT_LENGTH } from '@proviso/contracts';
import {
  cleanDocument,
  DocumentError,
  editsInCopy,
  type ExtractedDocument,
} from '@proviso/documents';
import { buildKey, redact, type Report } from '@proviso/engine';
import type { LabelKey } from '@proviso/engine/key';
import type { PolicyPack } from '@proviso/engine/policies';

import { withUnreported, createRescan } from './clean.ts';
import { keepAllowed } from './keep-allowed.ts';

/** Marks the bytes as UTF-8, whatever they look like. */
const BYTE_ORDER_MARK = '\uFEFF';

interface TextCleaning {
  readonly report: Report;
  readonly policy: PolicyPack | undefined;
  /** The keys of values to keep. */
  readonly allowed: readonly string[];
  /** Whether to return a key of what the copy's labels stand for. */
  readonly isKeyWanted: boolean;
}

/**
 * A cleaned copy of a pasted text, verified like a file's. Findings that could only be commented on are left unchanged:
 * the text is pasted on into a mail or a form, where comments would have to be removed again. Null for a text that is
 * too long, and when the copy cannot be verified.
 */
export async function cleanText(
  document: ExtractedDocument,
  { report, policy, allowed, isKeyWanted }: TextCleaning,
): Promise<CleanedText | null> {
  const { text } = document;
  if (text.length > MAX_CLEANED_TEXT_LENGTH) return null;
  const areAll = !report.notes.some(({ code }) => code === 'findings-truncated');
  const findings = withUnreported(text, report.findings, { areAll, policy });
  const choices = { findings: keepAllowed(text, findings, allowed) };
  const edits = redact(text, findings, choices).filter(({ action }) => action !== 'comment');
  try {
    const { bytes, certificate } = await cleanDocument(Buffer.from(BYTE_ORDER_MARK + text), 'txt', {
      edits,
      rescan: createRescan(policy),
      document,
    });
    const { edits: made, checks, kept } = certificate;
    const cleaned = Buffer.from(bytes).toString().slice(BYTE_ORDER_MARK.length);
    return {
      text: cleaned,
      edits: [...made],
      checks: [...checks],
      kept: [...kept],
      ...(isKeyWanted && { key: plain(buildKey(text, editsInCopy(edits, certificate))) }),
    };
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}

function plain(key: LabelKey): NonNullable<CleanedText['key']> {
  return key.map(({ others, ...entry }) => ({ ...entry, others: [...others] }));
}
