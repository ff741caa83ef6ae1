/** Headers whose values have the form of addresses but name messages or their parts (RFC 5322, 3.6.4; RFC 2045, 7). */
const HEADER =
  /(?:^|\n)[> \t]{0,12}(?:x-[\w-]{1,40}-)?(?:(?:resent-|original-)?message-id|in-reply-to|references|content-id):/gi;
/** The key of the same in a log or in program output. */
const KEY =
  /(?:message-?_?id|msg-?_?id|in[-_]reply[-_]to|content-?_?id)["']?[ \t]{0,3}[:=][ \t]{0,3}["']?<?$|(?<![\p{L}\d])(?:msg|mid)[:=]<$/iu;
/** The identifiers before another one in the same header, which may go on in lines that begin with a blank. */
const IDENTIFIERS = /<[^<>\s]{1,250}>/g;
const ONLY_BETWEEN = /^(?:[ \t,<]|\r?\n[> ]{0,12}[ \t])*$/;

/** Whether what begins at an offset is the identifier of an e-mail message rather than an address. */
export function isMessageIdentifier(text: string, offset: number): boolean {
  const before = text.slice(0, offset);
  if (KEY.test(before.slice(-32))) return true;
  const header = [...before.matchAll(HEADER)].at(-1);
  if (header === undefined) return false;
  const value = before.slice(header.index + header[0].length);
  return value.trimEnd().endsWith('<') && ONLY_BETWEEN.test(value.replaceAll(IDENTIFIERS, ''));
}
