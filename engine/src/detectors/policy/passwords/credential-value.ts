/** Placeholders in forms, manuals and templates. */
const NO_VALUE =
  /^(?:\W*|(.)\1*|(?:my|your|the|new|old|user|admin)?[ _-]?(?:password|passwd|pwd|pass(?:word|code|phrase)?|pin|code|username|user|login|name|key)\d?|(?:re)?quired|optional|none|null|unknown|n\/?a|yes|no|tbc|tbd|todo|see|ask|as|same|above|below|here|hidden|expired?|reset|changed?|change_?me|forgotten|redacted|removed|protected|encrypted|string|text|secret|default|example|correct|incorrect|invalid|valid|wrong|weak|strong|empty|blank|missing)$/i;
const TEMPLATE =
  /your|example|dummy|sample|placeholder|redact|replace|insert|change.?me|x{4}|\*{3}|_{3}|\.{3}|…|^[$%@{<[(]|\$\{|\{\{|[\w)]\(|\w\[\d{1,3}\]?$|->|=>|::/i;
/** URLs, paths, file names, dates, amounts, versions and standards also have digits and punctuation. */
const OTHER_THING =
  /^\w{1,8}:\/\/|\]\(|^https?\/\d|^1password|^(?:user|pass|log)\w{0,10}(?:field|box|input|page)|^www\.|@[\w-]{1,40}\.|^[./\\~]|^(?:\d{1,4}[-/.:,]){1,4}\d{1,4}[A-Za-z]{0,2}$|\.(?:com|org|net|io|exe|docx?|xlsx?|pdf|te?xt|md|js|ts|py|html?|ya?ml|json|csv|zip|jpe?g|png|local|lan)$|^[£$€#]|^v?\d{1,3}(?:\.\d{1,4}){1,3}|^\d[\d,.:+-]*(?:[a-z]{1,3}|%)?$|^(?:iso|sha|md|aes|rfc|tls|utf|wpa|ipv|http|oauth|windows|office|version|section|page|step|level|chapter|appendix|figure|table|room|floor|grade|year|week|day|unit|q|fy)[-_]?\d/i;

/** What a password has that is no word: a digit, or punctuation before a letter. */
const NO_WORD = /[\d!@#$%^&*+=~?]/;

/** Whether a text may hold a password that is no word: a cheap test before those that read the value. */
export function mayHoldNoWord(text: string): boolean {
  return NO_WORD.test(text);
}

/** Whether a value could be a password, even a plain word; placeholders cannot. */
export function mayBePassword(value: string): boolean {
  return !NO_VALUE.test(value) && !TEMPLATE.test(value) && !OTHER_THING.test(value);
}

/**
 * Whether a value looks like a password without being labeled one: letters, with digits or punctuation that no word
 * has.
 */
export function looksLikePassword(value: string): boolean {
  if (value.length < 6 || value.length > 64 || !mayBePassword(value)) return false;
  const letters = value.replaceAll(/[^A-Za-z]/g, '').length;
  return letters >= 3 && (/\d/.test(value) || /[!@#$%^&*?=+~][A-Za-z\d]/.test(value));
}

/** Whether a value can hardly be anything else: lowercase letters, digits, and capitals or punctuation. */
export function isSurelyPassword(value: string): boolean {
  return (
    looksLikePassword(value) &&
    /\d/.test(value) &&
    /[a-z]/.test(value) &&
    /[A-Z!@#$%^&*?=+~]/.test(value)
  );
}

/** A value from a text, without trailing punctuation or surrounding brackets. */
export function withoutEnd(value: string): string {
  return value.replace(/(?<=.)(?:["'”’`)\]}>]{0,2}[.,;:]{1,3}["'”’)]?|["'”’`)\]}>]{1,2})$/, '');
}
