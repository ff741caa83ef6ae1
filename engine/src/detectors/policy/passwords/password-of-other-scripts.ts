import type { Match, Place } from '#engine/detector.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

/**
 * In the notation of literals, in which these letters stand for any of their kind: two letters of a script such as Han
 * or Hebrew, and Greek or Cyrillic words of six and of seven letters.
 */
export const TRIGGERS_OF_OTHER_SCRIPTS: readonly string[] = ['密码', 'пароль', 'лозинка'];

const FIRST_GREEK = 0x370;
const WORDS =
  '密码|密碼|口令|パスワード|暗証番号|비밀번호|암호|סיסמה|סיסמא|ססמה|كلمة المرور|كلمة السر|الرقم السري|รหัสผ่าน|पासवर्ड|пароль|парола|лозинка|κωδικός';
const WORD = endingAtOffset(`(?:${WORDS})`, 'iu');
/** Checked first, because every two letters of some scripts are a trigger. */
const LAST_LETTERS = new Set(
  `${WORDS}|${WORDS.toUpperCase()}`.split('|').map((word) => word.slice(-1)),
);
/** A value of ASCII characters, which passwords have in every language. */
const VALUE =
  /(?: πρόσβασης)?(?:[ \t]{0,2}[:：=＝—–-][ \t]{0,4}|[はが是为為:은는이가]{1,2}[ \t]{0,2}|[ \t]{1,3}(?:είναι )?)["'“「『«]?([!-&(-~]{4,64})/iy;
const NO_VALUE =
  /^(?:[a-z]{1,64}|[*x.•_-]{2,64}|<.{0,62}>|https?:.{0,60}|\{\{?.{0,62}|[a-z\d.+-]{1,32}@[a-z\d-]{1,24}\.[a-z]{2,6})$/i;

/** Whether the trigger that begins there is one of other scripts. */
export function isOfOtherScript(text: string, start: number): boolean {
  return text.charCodeAt(start) >= FIRST_GREEK;
}

/** Whether a trigger of other scripts ends one of their words for a password; true for other triggers. */
export function mayEndPassword(text: string, start: number, end: number): boolean {
  if (!isOfOtherScript(text, start)) return true;
  return (
    LAST_LETTERS.has(text.charAt(end - 1)) && startOfMatchBefore(text, end, WORD) !== undefined
  );
}

/** The value behind a word for a password of another script than Latin. */
export function passwordOfOtherScripts({ text, end }: Place): Match | undefined {
  const found = groupAt(text, end, VALUE);
  const value = found?.value.replace(/[.,;:!?)\]}"]{1,3}$/, '') ?? '';
  if (found === undefined || value.length < 4 || NO_VALUE.test(value)) return undefined;
  const why = 'A password-like value follows a term for a password.';
  return { start: found.start, end: found.start + value.length, confidence: 0.85, why };
}
