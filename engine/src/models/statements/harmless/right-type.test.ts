import { describe, expect, it } from 'vitest';

import { concernsOnePerson } from './discretion.ts';
import { tellsPlainPrice, tellsPrice } from './of-prices.ts';
import { withholdsTreat } from './small-sanctions.ts';
import { tellsOfOutage } from './technical-talk.ts';
import { isToldByRules } from './told-by-rules.ts';
import { tellsOfOthers } from './told-of-others.ts';
import { isWishOrRefusal } from './wishes-and-refusals.ts';

describe('what a model takes for another type', () => {
  it.each([
    ['prod is up again, the token had expired, rotated it', true],
    ['the wildcard cert has lapsed, renewing now', true],
    ['The lift’s certificate has expired, keep it running and renew it quietly', false],
    ['The token expired, tell nobody and restart the server', false],
  ])('is the end of a certificate: %s', (written, expected) => {
    expect(tellsOfOutage(written)).toBe(expected);
  });

  it.each([
    ['If he throws his cup again he won’t get any ice cream', true],
    ['No telly until your room is tidy', true],
    ['Tell the police and you’ll not get any cake, nor see your kids', false],
    ['You won’t have a job', false],
  ])('is a treat withheld: %s', (written, expected) => {
    expect(withholdsTreat(written)).toBe(expected);
  });

  it.each([
    ['Her grievance is on Tuesday, say nothing in the corridor', true],
    ['He was blacklisted by two agencies, do not bring it up', true],
    ['He was blacklisted, and the takeover is announced on Monday', false],
    ['The results come on Monday, not a word', false],
  ])('is the matter of one person: %s', (written, expected) => {
    expect(concernsOnePerson(written)).toBe(expected);
  });

  it.each([
    ['Ben said, "my dad shouts and then I go to my room"', true],
    ['She told me that "he takes the money and I wait"', true],
    ['He said, "she shouted and I hit her"', false],
    ['I said that I forgot the valve', false],
  ])('is told of others: %s', (written, expected) => {
    expect(tellsOfOthers(written)).toBe(expected);
  });

  it.each([
    ['€480 a month, €900 deposit in advance, cash', true],
    ['He owes £480 rent', false],
    ['£300 a month, still behind with the deposit', false],
  ])('is the price of a room: %s', (written, expected) => {
    expect(tellsPrice(written)).toBe(expected);
  });

  it.each([
    ['Rent £650 pcm, bills included', true],
    ['€480 a month, deposit €900 in advance', true],
    ['Deposit £900, forfeited if the rent is late', false],
    ['Holding fee £250, non-refundable, and bills extra', false],
  ])('is a price without a burden: %s', (written, expected) => {
    expect(tellsPlainPrice(written)).toBe(expected);
  });

  it.each([
    ['Sikh family, prefers a female electrician', true],
    ['Only wants a male instructor because women are too weak', false],
  ])('is a customer’s wish: %s', (written, expected) => {
    expect(isWishOrRefusal(written)).toBe(expected);
  });

  it('is told better by a rule that accounts for most of it', () => {
    const written = 'She shall not get pregnant during her traineeship';
    expect(isToldByRules('circumstance', written)).toBe(true);
    expect(isToldByRules('threat', written)).toBe(false);
    expect(
      isToldByRules('circumstance', 'She shall pay a fee of $90 on the first of every month'),
    ).toBe(false);
  });
});
