import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { valueAfterLabel } from '#engine/text/labeled-value.ts';
import { matchesAt } from '#engine/text/match-at.ts';

const FORM =
  /(?<![\p{L}\d:-])[\da-f]{2}([:-])[\da-f]{2}(?:\1[\da-f]{2}){4}(?![\p{L}\d]|\1[\da-f])/iu;
/** After a label, letters alone suffice, and so does the dotted notation of routers. */
const LABELED =
  /(?:[\da-f]{2}([:-])[\da-f]{2}(?:\1[\da-f]{2}){4}|[\da-f]{4}(?:\.[\da-f]{4}){2})(?![\p{L}\d]|[:.-][\da-f])/iuy;
/** The context of a trigger: a separator has digit pairs on both sides; anything else is a label. */
const WITHIN = /(?<=[\da-f]{2})[:-][\da-f]{2}|[^:-]/iy;
const LABELS = ['mac', 'mac address', 'hardware address', 'physical address', 'ethernet address'];

export const macAddress: PlaceDetector = {
  scope: 'place',
  id: 'mac-address',
  typeName: 'MAC address',
  category: 'pii',
  description: 'The hardware address of a network card: six pairs of hexadecimal digits.',
  severity: 'low',
  recommendation: 'Remove the hardware address.',
  legalReference: { law: GDPR, article: 'Recital 30' },
  // Nearly every address has a digit after one of its separators; a hyphen before a letter is too common.
  triggers: ['*-#*', '*:#*', '*:a*', '*:b*', '*:c*', '*:d*', '*:e*', '*:f*', ...LABELS],
  reach: { before: 16, after: 48 },
  examples: [
    'Network card [[00:00:5E:00:53:AF]]',
    'MAC [[3c-d9-2b-5f-00-a1]], port 4',
    'Hardware address: [[AA-BB-CC-DD-EE-FF]], physical address [[aabb.ccdd.eeff]].',
    'MAC address format: AA-BB-CC-DD-EE-FF, for example 00:11:22:33:44:55',
    'At 10:20:30 and 10:20:30:40:50:60:70 nothing happened.',
    'Order 12-34-56-78-90 of 2024-11-21, decade-de-de-de',
  ],
  glance: (text, start) => matchesAt(text, start, WITHIN),
  verify(place) {
    const { text, start } = place;
    if (/^\p{L}{3}/u.test(text.slice(start, start + 3))) return afterLabel(place);
    const found = FORM.exec(text.slice(0, start + 18));
    if (found !== null && SHOWN.test(found[0])) return undefined;
    if (found === null || found.index > start || !/[a-f]|[1-9].*00|00.*[1-9]/i.test(found[0]))
      return undefined;
    return {
      start: found.index,
      end: found.index + found[0].length,
      confidence: 0.9,
      why: 'Six pairs of hexadecimal digits have the form of a hardware address.',
    };
  },
};

/** What manuals write where they show how such an address looks; only a label makes it one. */
const SHOWN = /^(?:aa([:-])bb\1cc\1dd\1ee\1ff|00([:-])11\2 ?22\2 ?33\2 ?44\2 ?55)$/i;
const AS_FORMAT =
  /(?<!\p{L})(?:format|formatted|form|pattern|notation|examples?|e\.g\.|sample|like)(?!\p{L})[^\n]{0,16}$/iu;

function isPattern(text: string, start: number, written: string): boolean {
  return SHOWN.test(written) && AS_FORMAT.test(text.slice(Math.max(0, start - 32), start));
}

function afterLabel(place: Place): Match | undefined {
  const found = valueAfterLabel(place, LABELED);
  if (found === undefined || /^[0:.-]+$/.test(found.value)) return undefined;
  if (isPattern(place.text, found.start, found.value)) return undefined;
  const why = 'A value in the form of a hardware address follows its label.';
  return { start: found.start, end: found.end, confidence: 0.95, why };
}
