import type { FindingType, Match } from '#engine/detector.ts';
import { RULES } from '#engine/engine-identity.ts';
import { OWASP_TOP_10_FOR_LLM } from '#engine/laws.ts';
import { toFinding } from '#engine/to-finding.ts';
import type { Finding } from '#engine/vocabulary.ts';

import type { Gap } from './visible-text.ts';

/** The type of findings of invisible characters that hold a message or change how a text reads. */
export const INVISIBLE_CHARACTERS: FindingType = {
  id: 'invisible-characters',
  typeName: 'Invisible characters',
  category: 'policy',
  severity: 'medium',
  recommendation:
    'Remove the invisible characters: people cannot see them, but programs that read the text process them.',
  legalReference: { law: OWASP_TOP_10_FOR_LLM, article: 'LLM01:2025' },
};

/** A kind of invisible characters, and what it means when at least `least` of them stand in one place. */
interface Form extends Required<Pick<Match, 'confidence' | 'why' | 'severity'>> {
  readonly form: RegExp;
  readonly least: number;
}

const FORMS: readonly Form[] = [
  {
    form: /\udb40[\udc20-\udc7e]/g,
    least: 3,
    confidence: 0.98,
    severity: 'high',
    why: 'Tag characters spell out a message that people cannot see but language models can read.',
  },
  {
    form: /\udb40[\udd00-\uddef]|[\ufe00-\ufe0f]/g,
    least: 4,
    confidence: 0.95,
    severity: 'high',
    why: 'A sequence of variation selectors can encode a message, because at most one in a row has a purpose.',
  },
  {
    form: /\u202e/g,
    least: 1,
    confidence: 0.85,
    severity: 'medium',
    why: 'A direction override displays the text in a different order than it is stored.',
  },
  {
    form: /[\u200b-\u200d\u2060-\u2064\ufeff]/g,
    least: 4,
    confidence: 0.85,
    severity: 'medium',
    why: 'A sequence of zero-width characters can encode a message, because at most one in a row has a purpose.',
  },
];

/** Regional flags are written as a black flag followed by tag characters. */
const BLACK_FLAG = '\ud83c\udff4';
const REGION_TAGS = /^(?:\udb40[\udc61-\udc7a\udc30-\udc39]){3,6}\udb40\udc7f/;

/** The findings for gaps that hold a message or change how the text reads. */
export function findInvisible(gaps: readonly Gap[]): Finding[] {
  return gaps.flatMap((gap) => {
    const characters =
      gap.follows === BLACK_FLAG ? gap.characters.replace(REGION_TAGS, '') : gap.characters;
    const found = FORMS.find(({ form, least }) => countOf(characters, form) >= least);
    if (found === undefined) return [];
    const { confidence, severity, why } = found;
    const start = gap.at + gap.before;
    const match = { confidence, severity, why, start, end: start + gap.characters.length };
    return [
      toFinding(INVISIBLE_CHARACTERS, match, {
        ruleId: INVISIBLE_CHARACTERS.id,
        source: RULES,
        offset: 0,
      }),
    ];
  });
}

function countOf(text: string, form: RegExp): number {
  return text.match(form)?.length ?? 0;
}
