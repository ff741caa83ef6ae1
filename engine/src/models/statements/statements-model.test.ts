import { describe, expect, it } from 'vitest';

import { statementsModel } from './statements-model.ts';

/** The types a text states by itself; the model also reports what only the surroundings may make likely. */
function typesIn(text: string): string[] {
  return statementsModel
    .read(text)
    .filter(({ type, confidence }) => {
      const { min: threshold = 0, max = 1 } = statementsModel.calibrations?.get(type)?.range ?? {};
      return confidence >= (threshold + max) / 2;
    })
    .map(({ type }) => type);
}

describe('the statements model', () => {
  it.each([
    ['He is lovely, but a man of his age will never learn the new system.', 'biased-remark'],
    ['Her headscarf would put off our customers, so I binned the application.', 'biased-remark'],
    ['She is a lovely girl, but too emotional for the job.', 'biased-remark'],
    ['Say one word to the police and your family will regret it.', 'intimidation'],
    ['Delete the e-mails before the auditors come on Monday.', 'concealment'],
    ['He was arrested in May and is out on bail until the hearing.', 'sensitive-circumstance'],
    ['Her knee is badly swollen and she cannot walk without a stick.', 'health-condition'],
    [
      'We may change the price at any time without notice, and you must pay it.',
      'one-sided-clause',
    ],
    ['The crate of wine went to his garage and our bid came out on top.', 'breach-of-conduct'],
    [
      'We knew since March that the valve sticks, and it was our mistake to ship it.',
      'admission-of-fault',
    ],
  ])('finds a risky statement in %j', (text, type) => {
    expect(typesIn(text)).toEqual([type]);
  });

  it.each([
    'R. Roe: Strong candidate, would welcome her on the team',
    'Previous counter experience is nice but not essential',
    '- Asking a candidate at interview whether she plans to start a family',
    'We do not accept: "no foreigners" in adverts.',
    'When the mill would not take married women',
    'HR BP: We cannot do that.',
    'Mrs Ward, she is a nurse',
    'Please stick to the matrix.',
    'The meeting was moved to Thursday because the room is being painted.',
    'Press the red button to kill the process, then delete the old cache.',
    'Applicants of every age and background are welcome to apply.',
    'Either party may end this agreement on thirty days’ written notice.',
    'Vendor grants Customer a non-exclusive right to access the Service during the term.',
    'The landlord may enter only after giving 24 hours’ notice.',
    'Everything you tell us is strictly confidential.',
    'They said that the museum was shut, so we had lunch by the river.',
    'The clinic is open from nine to five and offers vaccinations.',
    'Terms and Conditions of the Annual General Meeting',
    'Our dog was badly swollen at the knee and cannot walk without limping.',
    'Lesbian, gay and bisexual staff can join the network by writing to the office.',
    'os.kill(child.pid, signal.SIGTERM); os.waitpid(child.pid, 0)',
    'The limit just sets how deep it may go. It will only go as deep as it needs to.',
    'Use high-fat ground beef, you won’t need oil.',
    '8 bone-in, skin-on chicken thighs, finely sliced liver and kidney',
    '{% extends "template.html" %}',
    'items: [{ value: "text message", text: "Text message" }]',
    '[09:15] deano: pls don’t share lol',
    '[10:06] deano: in the vault under staging/payments, I won’t paste it here\n[10:07] kwame: fair',
    'Nobody knows the password and it works without.',
    '[11:31] deano: no, she gets her own account',
    'Asthma: sit upright, blue inhaler, one puff every 30 to 60 seconds.',
    'Seizure: clear the space, time it and call 999 after five minutes.',
    'Hi Denise, fit note attached.',
    'They were husband and wife for 51 years, and she is survived by her brother.',
    'Ella is a cheerful, hard-working girl who reads a lot.',
    'The treasurer thanked the ladies for the cakes.',
    'need the Xero login',
    "Grace Roe needs Saturday off for Daniel's bar mitzvah.",
    'Our forty people run three warehouses and a counter that opens at six in the morning.',
    'Not to be forwarded outside the company.',
    'No way.',
    'Tapahtumassa kilpaillaan lisäksi Cup Tasting, Brewers Cup ja Vuoden Barista titteleistä.',
    'y '.repeat(40),
    '| # | candidate            | Q1 | Q2 | Q3 | Q4 | total | rank |\n|---|-----|',
  ])('finds nothing in %j', (text) => {
    expect(typesIn(text)).toEqual([]);
  });

  it('takes an assault for misconduct rather than for somebody’s health', () => {
    expect(typesIn('The boss slapped one of the interns on the bottom.')).toEqual([
      'breach-of-conduct',
    ]);
  });

  it('marks a statement about a person without the names in it', () => {
    const text = 'On Monday Fatima Roe was still coughing up blood and had a high fever at home.';
    const [match] = statementsModel.read(text);
    expect(text.slice(match?.start, match?.end)).not.toMatch(/Fatima|Roe|Monday/);
  });

  it.each([
    ['Dog "Winston" slipped the lead, she fell,\n broken hip. ', 'broken hip'],
    ['Rm 7, HIV pos, on ART. Own toothbrush etc as for everybody.', 'HIV pos'],
    ['She told me that her son is\ngetting divorced and drinks again.', 'getting divorced'],
  ])('marks the words in %j that make the statement', (text, core) => {
    const [match] = statementsModel.read(text);
    expect(text.slice(match?.start, match?.end)).toContain(core);
  });

  it('does not cross into the next message of a chat', () => {
    const text =
      '[10:04] ann: our bid for Roe Holdings will be announced on Monday, nobody knows it yet\n[10:07] kwame: fair';
    const [match] = statementsModel.read(text);
    expect(text.slice(match?.start, match?.end)).not.toContain('kwame');
  });

  it('marks a statement about money with its amount', () => {
    const text = 'Her salary is £12,400 a year since her husband left, and she owes rent.';
    const [match] = statementsModel.read(text);
    expect(text.slice(match?.start, match?.end)).toContain('£12,400');
  });

  it('quotes the key wording in the reason', () => {
    const [remark] = statementsModel.read(
      'She is too old for this kind of work, get a younger one.',
    );
    expect(remark?.why).toMatch(/ \(key wording: “.*(?:old|younger).*”\)\.$/);
  });

  it('considers the punctuation between words, regardless of what it read before', () => {
    const text = 'He-is-lovely,-but-a-man-of his age will never learn the new system.\n';
    statementsModel.read('The report is due on Friday, as agreed with the board. '.repeat(20));
    expect(statementsModel.read(text)).toEqual([]);
    expect(statementsModel.read(text.replace('man-of', 'man of'))).toHaveLength(1);
  });

  it('finds nothing when a few words are repeated many times', () => {
    expect(typesIn('he is too old, '.repeat(2))).toEqual(['biased-remark']);
    expect(typesIn('he is too old, '.repeat(6))).toEqual([]);
  });

  it('reports the position of a statement after another paragraph', () => {
    const remark = 'She is too old for this kind of work, get somebody younger.';
    const text = `The report is due on Friday, as agreed with the board.\n\n${remark}\n`;
    const [match] = statementsModel.read(text);
    expect(text.slice(match?.start, match?.end)).toBe(remark.slice(0, -1));
  });
});
