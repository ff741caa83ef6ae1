import { describe, expect, it } from 'vitest';

import { tellsNoNews } from './no-news.ts';
import { isProcedure, isRetirementHome, warnsOfFraud } from './of-procedures.ts';
import { isWishOrRefusal } from './wishes-and-refusals.ts';

describe('sentences about how things are done', () => {
  it.each([
    ['The cleaning contract will go out to tender in spring', true],
    ['When fuel rises we put our rates up, and tell you by post', true],
    ['The contract goes out to tender, but Harrow wins it', false],
    ['The job went out to bid without a notice', false],
  ])('tell of procedures: %s', (written, expected) => {
    expect(isProcedure(written)).toBe(expected);
  });

  it.each([
    ['The police will never call and ask you to move money', true],
    ['We do not ask for your card number by text', true],
    ['The bank will never ask again if you lose your job', false],
  ])('warn of fraud: %s', (written, expected) => {
    expect(warnsOfFraud(written)).toBe(expected);
  });

  it.each([
    ['Two flats in a complex for the over-60s, lift and warden', true],
    ['Retirement village near the sea, all on one floor', true],
    ['Flats for the over-60s smell, so hire somebody young', false],
  ])('describe homes for the old: %s', (written, expected) => {
    expect(isRetirementHome(written)).toBe(expected);
  });

  it.each([
    ['Please do not discuss patients in the corridor', true],
    ['Never talk about it with parents at the gate', true],
    ['Do not discuss the merger in the canteen', false],
  ])('keep a private matter private: %s', (written, expected) => {
    expect(tellsNoNews(written)).toBe(expected);
  });

  it.each([
    ['In the kitchen a headscarf that is tucked in is fine', true],
    ['A turban is fine, but never at the front desk', false],
  ])('make room for a faith: %s', (written, expected) => {
    expect(isWishOrRefusal(written)).toBe(expected);
  });
});
