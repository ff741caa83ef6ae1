import type { Span } from '#engine/vocabulary.ts';

/**
 * The numbers that payment providers publish for tests; those of Stripe for declined cards and countries share a form.
 */
const PUBLISHED: ReadonlySet<string> = new Set(
  (
    '4242424242424242 4000056655665556 4111111111111111 4012888888881881 4222222222222 4005519200000004 4009348888881881 ' +
    '4012000033330026 4012000077777777 4217651111111119 4500600000000061 4988438843884305 4166676667666746 ' +
    '4646464646464644 4007000000027 5555555555554444 5200828282828210 5105105105105100 5454545454545454 ' +
    '5500000000000004 5424000000000015 2223003122003222 2222400070000005 378282246310005 371449635398431 ' +
    '378734493671000 370000000000002 6011111111111117 6011000990139424 6011981111111113 6011000400000000 ' +
    '3056930009020004 30569309025904 38520000023237 36227206271667 3566002020360505 3530111333300000 ' +
    '6555900000604105 6200000000000005 6759649826438453 4084084084084081 507850785078507812 5060666666666666666 506066506066506067218'
  ).split(' '),
);
const OF_STRIPE = /^4000\d{4}0000\d{4}$/;
/** What the text calls such numbers, or says about how they behave. */
const FOR_TESTS =
  /\btest(?:ing)?[ -](?:(?:credit|debit|payment)[ -])?(?:cards?|numbers?|card numbers?|mode|payments?|transactions?|purchases?)\b|\bsandbox\b|\b(?:is|are|will be) always (?:declined|approved|accepted|refused)\b|\b(?:declined|successful) payments? in test\b|\b(?:test|seed|sample|demo|dummy|mock|fake) (?:data|users?|accounts?|customers?|records?|orders?|shoppers?|scripts?|database)\b|\b(?:staging|test|demo|development|dev) (?:environment|system|server|shop|store|site|instance|stage|database)\b|\b(?:invented|fictitious|imaginary|made-up) (?:customers?|people|persons?|users?|data|shoppers?|orders?)\b|\b(?:test )?fixtures?\b|\bfor fiction\b|\bmake seed\b/i;

/** Whether a card number opens no account: payment providers publish it, and the text says that it is for tests. */
export function isTestCard(text: string, { start, end }: Span, digits: string): boolean {
  if (!PUBLISHED.has(digits) && !OF_STRIPE.test(digits)) return false;
  return FOR_TESTS.test(text.slice(0, start)) || FOR_TESTS.test(text.slice(end));
}

const ANY_NUMBER = /(?<!\d)\d(?:[ -]?\d){11,18}(?!\d)/g;
const OF_EXAMPLE = /(?<!\p{L})(?:test|sandbox|examples?|sample|dummy|mock|fixture)s?(?!\p{L})/iu;

/** Whether a code or a date belongs to a card that opens no account, because its published number is before it. */
export function isOfTestCard(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 160), start);
  const number = [...before.matchAll(ANY_NUMBER)].at(-1)?.[0].replaceAll(/\D/g, '') ?? '';
  if (!PUBLISHED.has(number) && !OF_STRIPE.test(number)) return false;
  return OF_EXAMPLE.test(before) || OF_EXAMPLE.test(text.slice(start, start + 60));
}
