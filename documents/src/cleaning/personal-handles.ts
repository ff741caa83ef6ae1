/** The part of a mailbox before the sign, without a tag, and the sign itself. */
const MAILBOX = /^([^@\s+]{1,64})(?:\+[^@\s]{0,64})?@[^@\s]{1,255}$/;
const ONLY_WORDS = /^[\p{L}\p{M}\s.,'’-]+$/u;
const LETTERS = /[\p{L}\p{M}]+/gu;
const LETTERS_AND_DIGITS = /[\p{L}\p{M}\p{N}]+/gu;
/** The characters that certainly separate the names in an address. */
const SEGMENTS = /[/\\?&=#:;,]+/;
const ENDING = /\.(?:html?|php|aspx?|pdf|docx?|jpe?g|png|gif|webp|vcf)$/;
/** Mailboxes and names that many people share. */
const SHARED = new Set(
  (
    'info mail email contact contacts kontakt contacto office sales support service services help helpdesk hello admin ' +
    'administrator webmaster postmaster team jobs career careers recruiting recruitment bewerbung press presse media news ' +
    'newsletter billing invoice invoices accounts accounting finance legal privacy datenschutz security personal marketing ' +
    'noreply reply order orders shop store booking bookings reservations reception general enquiries inquiries feedback user ' +
    'users customer customers kunde kunden root test people profile about staff home company group public events training'
  ).split(' '),
);
/** A name of more words is a sentence. */
const MAX_WORDS = 5;
/** A longer run of words in an address is no handle. */
const MAX_RUN = 4;
/** A shorter handle counts only as a whole segment of an address. */
const LONG_HANDLE = 5;
const SHORTEST_HANDLE = 3;

/** Finds the handles that people with removed names and mailboxes use in the addresses of their pages. */
export type HandleCheck = (address: string) => boolean;

/**
 * Creates the check of whether an address contains a handle made from a name, such as `dchen` or `chen-david` for David
 * Chen, or from the part of a mailbox before the sign. Digits around a handle do not matter.
 */
export function createHandleCheck(values: readonly string[]): HandleCheck {
  const handles = new Set(values.flatMap(handlesOf));
  return (address) =>
    handles.size > 0 &&
    address
      .toLowerCase()
      .split(SEGMENTS)
      .some((segment) => holdsHandle(segment.replace(ENDING, ''), handles));
}

function holdsHandle(segment: string, handles: ReadonlySet<string>): boolean {
  const words = segment.match(LETTERS) ?? [];
  if (handles.has(words.join(''))) return true;
  if (handles.has((segment.match(LETTERS_AND_DIGITS) ?? []).join(''))) return true;
  return words.some((_, from) => {
    let run = '';
    for (const word of words.slice(from, from + MAX_RUN)) {
      run += word;
      if (run.length >= LONG_HANDLE && handles.has(run)) return true;
    }
    return false;
  });
}

function handlesOf(value: string): string[] {
  const normalized = value.normalize('NFKC').toLowerCase().trim();
  const mailbox = MAILBOX.exec(normalized)?.[1];
  const handles = mailbox === undefined ? handlesOfName(normalized) : handlesOfMailbox(mailbox);
  return handles.filter((handle) => handle.length >= SHORTEST_HANDLE && !SHARED.has(handle));
}

function handlesOfName(name: string): string[] {
  const words = ONLY_WORDS.test(name) ? (name.replaceAll(/['’]/g, '').match(LETTERS) ?? []) : [];
  return words.length <= MAX_WORDS ? combine(words) : [];
}

function handlesOfMailbox(mailbox: string): string[] {
  const words = mailbox.match(LETTERS) ?? [];
  const whole = (mailbox.match(LETTERS_AND_DIGITS) ?? []).join('');
  if (words.length > MAX_WORDS || SHARED.has(words.join(''))) return [];
  const distinctive = words.filter((word) => word.length >= LONG_HANDLE);
  const joined = words.join('');
  const stem = joined.length >= LONG_HANDLE || joined === whole ? [joined] : [];
  return [whole, ...stem, ...distinctive, ...combine(words)];
}

/** A name's words in either order, with one of them shortened to its initial, and the last one after all initials. */
function combine(words: readonly string[]): string[] {
  const handles: string[] = [];
  for (const [at, one] of words.entries()) {
    for (const [index, other] of words.entries()) {
      if (index === at) continue;
      handles.push(one + other, initialOf(one) + other, other + initialOf(one));
    }
  }
  const initials = words.slice(0, -1).map(initialOf).join('');
  const last = words.at(-1) ?? '';
  return words.length < 2 ? [] : [...handles, initials + last, last + initials];
}

function initialOf(word: string): string {
  return Array.from(word)[0] ?? '';
}
