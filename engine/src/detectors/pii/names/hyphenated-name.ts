import type { Match, Place } from '#engine/detector.ts';
import { matchAt } from '#engine/text/match-at.ts';

/** Romanized surnames of China, Hong Kong, Taiwan, Singapore and Korea, without the most common English words. */
export const EAST_ASIAN_SURNAMES: readonly string[] = (
  'au|bae|bai|cai|cao|chan|chang|chau|chen|cheng|cheung|chiang|chin|chiu|cho|choi|chong|chou|' +
  'chow|chu|chua|chung|dai|deng|ding|du|fang|feng|fok|fong|fu|fung|gao|goh|gong|gu|guo|hahn|' +
  'han|heng|ho|hong|hsieh|hsu|hu|huang|hui|hung|hwang|jang|jeong|ji|jia|jiang|jin|jung|kang|' +
  'khoo|kim|ko|koh|kong|koo|kuo|kwan|kwok|kwon|lai|lam|lau|law|lee|leung|liang|liao|lim|lin|' +
  'ling|liu|lo|loh|lu|luo|mak|meng|mok|moon|nam|ngai|noh|oh|ong|pang|park|peng|poon|qian|qin|' +
  'qiu|ren|rhee|roh|ryu|seo|seong|shao|shen|shi|shin|sim|siu|song|su|suh|sung|szeto|tai|tam|' +
  'tan|tang|tao|tay|tian|ting|toh|tsai|tsang|tse|tseng|tsoi|tsui|tung|wan|wang|wei|wen|wong|' +
  'woo|wu|xia|xiao|xie|xu|xue|yan|yang|yao|yeh|yeo|yeoh|yeung|yip|yoo|yoon|young|yu|yuan|yue|' +
  'yuen|yun|zeng|zhang|zhao|zheng|zhong|zhou|zhu'
).split('|');

/** The syllables of Mandarin, Cantonese and Korean. */
const SYLLABLE =
  /^(?:[bpmfdtnlgkhjqxrzcsywv]|ch|sh|zh|ts|tz|hs|ng|kw|gw)?(?:[aeiou]|ye[ou]?|yo|ya|yu|wa|we|wo|ai|ae|ao|au|ei|eo|eu|ia|iao|ie|io|iu|oe|oi|oo|ou|ua|ue|ui|uo|ee|oei)(?:ng|n|m|k|l|p|t|h)?$/i;
/** Parts of English compounds: `Co-op`, `Tie-in`, `Hi-fi`, `Run-up`. */
const NO_SYLLABLE =
  /^(?:co|re|pre|hi|lo|wi|tie|sit|run|log|cut|put|set|get|let|in|on|up|op|fi|to|it|at|do|go|by|an|all|out|tech|call)$/i;
const GIVEN = String.raw`(\p{Lu}\p{Ll}{1,5})-(\p{L}\p{Ll}{1,5})`;
const BEFORE = new RegExp(String.raw`(?<![\p{L}\p{N}-])${GIVEN} $`, 'u');
const AFTER = new RegExp(String.raw`,?[ \u00a0]${GIVEN}(?![\p{L}\p{N}-])`, 'uy');
const LONGEST_GIVEN = 14;

/** Whether a surname is capitalized, with a hyphen close enough for a given name beside it. */
export function mayHaveHyphen(text: string, start: number, end: number): boolean {
  const first = text.charAt(start);
  if (first !== first.toUpperCase()) return false;
  return (
    text.slice(Math.max(0, start - LONGEST_GIVEN), start).includes('-') ||
    text.slice(end, end + LONGEST_GIVEN).includes('-')
  );
}

/** A name with a hyphenated two-syllable given name, before or after the surname. */
export function hyphenatedName({ text, start, end }: Place): Match | undefined {
  const why = 'A two-syllable given name appears next to an East Asian family name.';
  const before = BEFORE.exec(text.slice(Math.max(0, start - LONGEST_GIVEN - 1), start));
  if (before !== null && isGiven(before)) {
    const from = start - before[0].length;
    return { start: from, end, confidence: 0.85, why };
  }
  const after = matchAt(text, end, AFTER);
  if (after === null || !isGiven(after)) return undefined;
  return { start, end: end + after[0].length, confidence: 0.85, why };
}

function isGiven([, first = '', second = '']: RegExpExecArray): boolean {
  return [first, second].every((half) => SYLLABLE.test(half) && !NO_SYLLABLE.test(half));
}
