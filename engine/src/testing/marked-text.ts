import { redact, type Redaction } from '#engine/redaction/redact.ts';
import type { Finding, TreatmentChoices } from '#engine/vocabulary.ts';

/** A finding for each stretch that is marked `[[like this]]`, and the text without the marks. */
export function marked(source: string, overrides: readonly Partial<Finding>[] = []) {
  const findings: Finding[] = [];
  let text = '';
  for (const piece of source.split(/(?=\[\[)|(?<=\]\])/)) {
    const value = piece.replaceAll(/^\[\[|\]\]$/g, '');
    if (value !== piece) {
      findings.push({
        ...FINDING,
        ...overrides[findings.length],
        start: text.length,
        end: text.length + value.length,
      });
    }
    text += value;
  }
  return { text, findings };
}

/** A person's name that a model found. */
export const FINDING: Finding = {
  category: 'pii',
  type: 'person-name',
  typeName: 'Name of a person',
  severity: 'medium',
  confidence: 0.9,
  start: 0,
  end: 0,
  why: 'It is a name.',
  recommendation: 'Remove it.',
  isInformational: false,
  isSensitive: false,
  ruleId: 'names',
  source: { kind: 'model', version: '1.0' },
};

/** The text after its edits: a bar for what is removed, comments after what they remark on. */
export function apply(text: string, redactions: readonly Redaction[]): string {
  let result = text;
  for (const { start, end, action, text: wording = '' } of redactions.toReversed()) {
    if (action === 'keep') continue;
    const kept = action === 'comment' ? result.slice(start, end) : '';
    const put = action === 'remove' ? '█' : action === 'comment' ? '{…}' : wording;
    result = result.slice(0, start) + kept + put + result.slice(end);
  }
  return result;
}

/** A marked text after the edits of its findings. */
export function cleaned(
  source: string,
  overrides: readonly Partial<Finding>[] = [],
  choices: TreatmentChoices = {},
): string {
  const { text, findings } = marked(source, overrides);
  return apply(text, redact(text, findings, choices));
}
