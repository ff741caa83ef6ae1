import type { DetectorDescription, Place, PlaceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/laws.ts';
import { decodeBase64 } from '#engine/statistics/decode-base64.ts';
import { valueAt } from '#engine/text/labeled-value.ts';
import { endOfMatchAt } from '#engine/text/match-at.ts';

import { announcedValue } from './announced-value.ts';
import { mayBePassword } from './credential-value.ts';
import { namesRule } from './names-rule.ts';

/** A secret without a distinctive format, so the preceding word must identify it. */
export interface AssignedSecret extends Pick<
  DetectorDescription,
  'id' | 'typeName' | 'description' | 'recommendation' | 'examples'
> {
  /** Words for the secret; the value follows an assignment to one of them, in code or in prose. */
  readonly triggers: readonly string[];
  /** Whether a value is more likely a secret than a word. */
  readonly looksSecret: (value: string) => boolean;
  readonly why: string;
}

/** Between a name and its value in code and configuration: `=`, `: "`, `=> '`, `", "`, `>` … */
const CODE =
  /[\w.-]{0,24}(?:\\{0,7}["'`\])]){0,3}(?:[ \t]{0,6}(?:string )?|[ \t]{7,60}(?==[^=>]|: ))(?:(?:,\s{0,60}|[ \t]{0,3}\n[ \t]{0,40})["']?value["']?[ \t]{0,2}[:=][ \t]{0,4}|(?:[:=?.|!~+]{0,4}(?:[=-]>|={1,3}|:)|,|>)(?:\*\*(?=[ \t]))?(?:\s{0,24}(?=\S{10})|[ \t]{0,8}))\\{0,7}["'“‘`]?/iy;
/** Between a name and its value in prose. */
const PROSE =
  /(?:["']?\s\(|["']?(?: (?:the )?same)?(?: (?:for|when|to|of) [\w@. -]{1,40}?(?=:| is | was ))?(?:,? (?:which )?(?:(?:has been|was) (?:set|reset|changed)(?: to)?|set to|changed to|reset to|(?:I|we) (?:try|tried|use|used) is|is(?: still| now)?|was(?: still)?|will be|lautet|es|est|ist|jest|är|è|é)\s?:?(?:\n>{1,4} |\s)|:? ?(?:\n>{1,4} |\n)? ?))["'“‘`]?/iy;
const IN_CODE = /(?![<[{(])[^\s"'“”‘’`<,;\\]{6,200}/y;
/** Final punctuation, or brackets that were opened before the value. */
const TAIL = /(?:(?<=^[^({[]{1,200})[)\]}>]{1,3})?[.?:]?$/;
/** A quoted value extends to its closing quote. */
const QUOTED = /(?<=["'`])[^"'`\n\\]{4,200}(?=["'`])/y;
/** Bold type in Markdown. */
const BOLD = /^(\*\*|__)([^*]{4,80})\1$/;
const PLACEHOLDER =
  /^(?:\*{3,}|[x•._]+)[\w.-]{0,4}$|(.)\1{4,}|example|your|dummy|sample|changeme|placeholder|redacted|^\$|^%|^@|\$\{[\w.]{1,40}\}|^\{\{|<%|process\.env|environ|getenv|^\(?https?:|\]\(|^secrets?\.|^vars?\.|\(\)/i;
/** The rest of a variable in a template, as behind the name in `${DB_PASSWORD}@db`. */
const CLOSES_VARIABLE = /^[)\]}]|^>@/;
/** The next setting, where the value of the one before it is left empty. */
const NEXT_SETTING =
  /^(?:export )?[A-Za-z_][\w.]{0,60}(?:=(?=[^=\s])|(?<=^[A-Z\d]{1,40}_[A-Z\d_]{1,40})=)/;

/** Names that mark the value as not a real secret. */
const MOCK =
  /(?<![A-Za-z])(?:mock|fake|dummy|example|sample|public|placeholder|test)[_-]?\w{0,12}$/i;

/** The rest of a name behind the word for a secret. */
const REST_OF_NAME = /^[\w.-]{1,40}/;

/** Builds a detector for secrets that are assigned or stated, such as `pwd: …` or “the password is …”. */
export function assignedSecret({
  looksSecret,
  why,
  ...description
}: AssignedSecret): PlaceDetector {
  return {
    ...description,
    scope: 'place',
    category: 'policy',
    severity: 'high',
    isSensitive: true,
    legalReference: { law: ISO_27001, article: 'Annex A, control 5.17' },
    reach: { before: 24, after: 280 },
    verify(place) {
      if (MOCK.test(place.text.slice(0, place.start + 1))) return undefined;
      const found =
        valueAfter(place, CODE, looksSecret) ??
        valueAfter(place, PROSE, looksSecret) ??
        announcedValue(place, looksSecret);
      return found === undefined ? undefined : { ...found, confidence: 0.85, why };
    },
  };
}

/** The value that code or configuration assigns to a name, if it looks like a secret. */
export function assignedValue(
  place: Place,
  looksSecret: AssignedSecret['looksSecret'],
): { start: number; end: number } | undefined {
  if (MOCK.test(place.text.slice(0, place.start + 1))) return undefined;
  return valueAfter(place, CODE, looksSecret);
}

function valueAfter(
  place: Place,
  connection: RegExp,
  looksSecret: AssignedSecret['looksSecret'],
): { start: number; end: number } | undefined {
  const start = startOfValue(place, connection);
  if (start === undefined) return undefined;
  const found = valueAt(place.text, start, QUOTED) ?? valueAt(place.text, start, IN_CODE);
  const whole = found?.value.replace(TAIL, '') ?? '';
  const written = BOLD.exec(whole)?.[2] ?? whole;
  if (written === '' || !looksSecret(written)) return undefined;
  if (isNoSecret(written, place.text.slice(place.end, start))) return undefined;
  const from = start + whole.indexOf(written);
  const sign = SIGN.test(written) ? 1 : 0;
  return { start: from + sign, end: from + written.length };
}

/** A sign that was read as the beginning of a value. */
const SIGN = /^[:=]/;

/** Whether a value is a placeholder, the rest of a variable or the next line's setting, given what leads to it. */
function isNoSecret(written: string, before: string): boolean {
  if (PLACEHOLDER.test(written) || CLOSES_VARIABLE.test(written)) return true;
  if (isEncodedPlaceholder(written)) return true;
  if (before.includes('\n') && NEXT_SETTING.test(written)) return true;
  return SIGN.test(written) && !mayBePassword(written.slice(1));
}

function startOfValue({ text, start: from, end }: Place, connection: RegExp): number | undefined {
  const start = endOfMatchAt(text, end, connection);
  // A continuation of the name is not its value.
  if (start === undefined || (start === end && /[\w-]/.test(text.charAt(start)))) return undefined;
  const rest = REST_OF_NAME.exec(text.slice(end, start))?.[0];
  if (text.slice(end, start).includes('\n') && IS_VALUE.test(text.slice(0, from))) return undefined;
  return rest !== undefined && namesRule(text.slice(from, end) + rest) ? undefined : start;
}

/** Before a word that is itself the value of a field, as in a line of a log: `reason=bad_`. */
const IS_VALUE = /[a-z]=["']?[\w.-]{0,20}$/i;

const ENCODED = /^(?:[A-Za-z\d+/]{4}){4,50}(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;
/** The content of encoded placeholders, and of values that are already encrypted. */
const NOTHING_SECRET =
  /example|placeholder|change.?me|12345|^ENC[[(]|open sesame|:(?:password|passwd|pass|secret)$/i;

/** Configurations encode placeholders too. */
function isEncodedPlaceholder(value: string): boolean {
  if (!ENCODED.test(value)) return false;
  const text = String.fromCharCode(...decodeBase64(value));
  return /^[ -~\s]{8,}$/.test(text) && NOTHING_SECRET.test(text);
}
