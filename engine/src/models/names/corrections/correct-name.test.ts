import { describe, expect, it } from 'vitest';

import type { ModelMatch } from '#engine/models/model.ts';

import { correctName } from './correct-name.ts';

/** The mended name marked by brackets, with its type. */
function mended(marked: string, type = 'person-name'): string[] {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replaceAll(/[[\]]/g, '');
  const match: ModelMatch = { type, start, end, confidence: 0.9, why: 'It reads like a name.' };
  return correctName(text, match).map((one) => `${one.type}: ${text.slice(one.start, one.end)}`);
}

describe('a name found by the model', () => {
  it('is split at a line break unless the line was wrapped', () => {
    expect(mended('Attendees: Jo, [Luca\n- Master] branch')).toEqual(['person-name: Luca']);
    expect(mended('[Stuttgart\nNora Lambert], Lyon', 'place-name')).toEqual([
      'place-name: Stuttgart',
      'place-name: Nora Lambert',
    ]);
    const wrapped = `${'so it was said by everybody in the whole town '.repeat(2)}by [Jane\nRoe].`;
    expect(mended(wrapped)).toEqual(['person-name: Jane\nRoe']);
    const half = wrapped.replace('Roe]', 'Roe Tax]-ID');
    expect(mended(half)).toEqual(['person-name: Jane\nRoe']);
  });

  it('ends with its sentence', () => {
    expect(mended("So it's [Harry. Black] players run.")).toEqual(['person-name: Harry']);
    expect(mended('Ask [Lindqvist. Petersen] is away.')).toEqual([
      'person-name: Lindqvist',
      'person-name: Petersen',
    ]);
    expect(mended('We met [Messrs. Smith] there.')).toEqual(['person-name: Messrs. Smith']);
  });

  it('is dropped when it is a pet, a label or a feast, and is a firm behind its partner', () => {
    expect(mended('a cat called [Oscar] and tea')).toEqual([]);
    expect(mended('a man called [Oscar] and tea')).toEqual(['person-name: Oscar']);
    expect(mended('[Buddy]: Jane Roe')).toEqual([]);
    expect(mended('closed on Thursday ([Ascension])')).toEqual([]);
    expect(mended('I write to Quarrier & [Holt] again')).toEqual(['organization-name: Holt']);
  });

  it('is dropped when it is the title of a journal or the end of a letter', () => {
    expect(mended('[Am J Nephrol] 2019;49(2):11-18.')).toEqual([]);
    expect(mended('It works. [Cumprimentos]')).toEqual([]);
    expect(mended('[Ann Roe] 2019, in Leeds')).toEqual(['person-name: Ann Roe']);
  });

  it('has both halves of a surname, and no words that only precede it', () => {
    expect(mended('Re: [Colette ARMITAGE]-BOWN, born 1951')).toEqual([
      'person-name: Colette ARMITAGE-BOWN',
    ]);
    expect(mended('We met [Ola Nilsen]-Haugland there.')).toEqual([
      'person-name: Ola Nilsen-Haugland',
    ]);
    expect(mended('a [Jane Roe]-Style song')).toEqual(['person-name: Jane Roe']);
    expect(mended('[Signed P Delacroix-Hume]')).toEqual(['person-name: P Delacroix-Hume']);
    expect(mended('* [Young Fergus] is home.')).toEqual(['person-name: Fergus']);
    expect(mended('[Daughter Moira phoned], and sang')).toEqual(['person-name: Moira']);
    expect(mended('[Nephew Callum] came.')).toEqual(['person-name: Callum']);
    expect(mended('[Son Heung-min] scored.')).toEqual(['person-name: Son Heung-min']);
    expect(mended('[Young Kim] is home, and so is he.')).toEqual(['person-name: Young Kim']);
  });

  it.each([
    'Occupation: [Baker]',
    'a bust of [Nelson] on the stairs',
    'an actor to play the young [Gandhi]',
    'petrol in a [Jerry] can, 10 L',
    'Maypole and [Morris] dancers',
    'Punch and [Judy] at three',
    'servants of [Christ]',
    'Talk: [Peter]’s epistle to all',
    'Reading plan: [C4] and others',
    'Marks of [Reviewee D] (support)',
    '[Elle] ne travaille plus depuis mai.',
    '[Elle] habite à Lyon.',
    '[Merci de] nous répondre.',
    '[Garant] : sa sœur',
    '[Muslims] pray there.',
    'the night the [Gardaí] came',
    '[Bibasal] creps, no oedema',
    'Reading: [Phil]. 2:1-4',
    'Chat with Bot ([Remy]): hello',
    'I am [Zoe], your virtual assistant.',
    'It closed with the [Grace] at two.',
    'order: [Toner 305X cyan], 3',
    '[Gran of M]: oranges',
    '[Mark] your plans as confidential.',
  ])('is dropped when it names nobody: %s', (marked) => {
    expect(mended(marked)).toEqual([]);
  });

  it.each([
    'outside the [Prince Alfred] at two',
    'Waiter ([Trattoria Da Gino])',
    'Welcome to [Fennel Cloud], our service',
    'Welcome to [Bramble Cloud], our service',
    'To: [Linden Okafor] Care Homes Ltd, Leeds',
    'For [Holt], sole',
    'Financed by [AgriBank], in full',
    'She is booked at the clinic at [Chris Hani] on Monday.',
  ])('of a house or a service is no person: %s', (marked) => {
    const isPerson = mended(marked).some((one) => one.startsWith('person-name'));
    expect(isPerson).toBe(marked.includes('Holt'));
  });

  it.each([
    'I met [Jerry] can you believe it',
    'a letter of [Judy] to us',
    '[Elle] works in Lyon.',
    'He wrote to [Prince Alfred] in May.',
    'For Anna & [Holt], with love',
    'The ward looked at [Chris Hani] with love.',
  ])('of a person stays: %s', (marked) => {
    expect(mended(marked)[0]).toMatch(/^person-name/u);
  });

  it('is a place when it is that of a saint', () => {
    expect(mended('He sings at St. [Clara] on Sundays.')).toEqual(['place-name: St. Clara']);
  });

  it('is dropped when it begins an instruction', () => {
    expect(mended('Cut it in two. [Mark] each half with a cross.')).toEqual([]);
    expect(mended('1. [Pat] chicken dry with a towel.')).toEqual([]);
    expect(mended('2. [Brown] the meat on all sides.')).toEqual([]);
    expect(mended('Peas: [Sow] indoors from March.')).toEqual([]);
    expect(mended('I saw [Mark] the other day.')).toEqual(['person-name: Mark']);
  });

  it.each([
    'We manage laptops with [Kandji] now.',
    'Log in to [Miro] and open the board.',
    'The [Ruby] projects come first.',
    'It is applied through [Terraform Cloud] and tested.',
    'The default font is [Arial], then a fallback.',
    'Jira, Confluence, [Jenkins] and other tools',
    'Invoices come by [Zorbly], https://app.zorbly.io, each month.',
  ])('is an organization when the context suggests software: %s', (marked) => {
    expect(mended(marked).every((one) => one.startsWith('organization-name'))).toBe(true);
  });

  it.each([
    'I met [Miro] in the garden.',
    '[Ruby] is nine years old.',
    'the letters of [Kafka]',
    'told [Ruby Watson]',
  ])('is a person when the context does not suggest software of that name: %s', (marked) => {
    expect(mended(marked)[0]).toMatch(/^person-name/);
  });

  it('is a place when a US state follows', () => {
    expect(mended('Rollin Polk, [Troy], N.Y., and others')).toEqual(['place-name: Troy']);
    expect(mended('I saw [Troy], N. and others')).toEqual(['person-name: Troy']);
  });

  it('is a place when it is a large city and nobody’s name', () => {
    expect(mended('9. [NAIROBI]  Bedsitter')).toEqual(['place-name: NAIROBI']);
    expect(mended('I met [Charlotte] there.')).toEqual(['person-name: Charlotte']);
  });

  it('includes the surname in capitals before it', () => {
    expect(mended('Pt: HOLLIS, [Terence Arthur]   M')).toEqual([
      'person-name: HOLLIS, Terence Arthur',
    ]);
    expect(mended('PARIS, [Jane Roe] reports')).toEqual(['person-name: Jane Roe']);
  });

  it('is dropped when it is a sum or cells of a file, and ends before a day', () => {
    expect(mended('of [Ksh 9M.] so far', 'place-name')).toEqual([]);
    expect(mended('[CC1,Rail,LDS] return', 'place-name')).toEqual([]);
    expect(mended('paid by [Interac 09]-04', 'organization-name')).toEqual([
      'organization-name: Interac',
    ]);
  });

  it('is dropped when it is the name of a storm', () => {
    expect(mended('Hurricane [Rita] came ashore')).toEqual([]);
  });

  it('ends where its table column ends', () => {
    expect(mended('Born in [Derry   Nationality]: Irish', 'place-name')).toEqual([
      'place-name: Derry',
    ]);
  });

  it.each(['Q3', 'Q1 and Q2', 'Receiving Party', 'Supplier', 'Non-Competition Agreement', 'COPD'])(
    'is dropped when it is a term: %s',
    (term) => {
      expect(mended(`It says [${term}] here.`, 'organization-name')).toEqual([]);
    },
  );

  it.each(['Batch 4711A', 'Rev', 'Cardholder', 'Lot no. B12', 'VA1 1AA'])(
    'is not a person when it is a label or a code: %s',
    (term) => {
      expect(mended(`It says [${term}] here.`)).toEqual([]);
    },
  );

  it('is not a person when it is a job title, and excludes a line heading', () => {
    expect(mended('[Depot Manager]')).toEqual([]);
    expect(mended('Present: Captain, [Boatman]')).toEqual([]);
    expect(mended('my rep, [Ann Okafor of Unison]')).toEqual(['person-name: Ann Okafor']);
    expect(mended('my rep, [Ann Gates of Unite]')).toEqual(['person-name: Ann Gates']);
    expect(mended('[Philip II of Spain]')).toEqual(['person-name: Philip II of Spain']);
    expect(mended('the life of [Joan of Arc]')).toEqual(['person-name: Joan of Arc']);
    expect(mended('[Safeguarding Officer] to report')).toEqual([]);
    expect(mended('[APOLOGIES   Bertrand Leroy]')).toEqual(['person-name: Bertrand Leroy']);
  });

  it('ends before the place where somebody works', () => {
    expect(mended('ring [Alan at Corden] first')).toEqual(['person-name: Alan']);
    expect(mended('[Philip II of Spain] reigned')).toEqual(['person-name: Philip II of Spain']);
    expect(mended('[Cllr Doyle] left')).toEqual(['person-name: Doyle']);
  });

  it('is dropped when a statistic or a lettered clause begins with it', () => {
    expect(mended('a [Cox] regression was fitted')).toEqual([]);
    expect(mended('the [Charlson] index was nine')).toEqual([]);
    expect(mended('[Jane]’s regression was noted')).toEqual(['person-name: Jane']);
    expect(mended('[Cox] wrote to us')).toEqual(['person-name: Cox']);
    expect(mended('C. Keys\n[D. Lockers] must be emptied.')).toEqual([]);
    expect(mended('Yours\n[D. Lockers]')).toEqual(['person-name: D. Lockers']);
  });

  it('is an organization when it ends with what a firm makes', () => {
    expect(mended('sold by [Shri Ganesh Textiles], Pune')).toEqual([
      'organization-name: Shri Ganesh Textiles',
    ]);
    expect(mended('to [Doyle Quarries]; pay')).toEqual(['organization-name: Doyle Quarries']);
  });

  it('is not an organization when it is a job title', () => {
    expect(mended('as [Senior Data Engineer], she', 'organization-name')).toEqual([]);
    expect(mended('[Chief Executive Officer of Solvaris]', 'organization-name')).toEqual([
      'organization-name: Solvaris',
    ]);
    expect(mended('[Bank of Ireland]', 'organization-name')).toEqual([
      'organization-name: Bank of Ireland',
    ]);
  });

  it('is an organization when it contains or adjoins company wording, and includes a preceding saint', () => {
    expect(mended('[Tandem Design GmbH] pays')).toEqual(['organization-name: Tandem Design GmbH']);
    expect(mended("at St. [Brigid's Hospital]", 'organization-name')).toEqual([
      "organization-name: St. Brigid's Hospital",
    ]);
    expect(mended('with [Martin Bauer] Group')).toEqual(['organization-name: Martin Bauer Group']);
    expect(mended('for [GEORGE ADAMS] & SONS')).toEqual(['organization-name: GEORGE ADAMS & SONS']);
    expect(mended('[Martin Bauer] groups them')).toEqual(['person-name: Martin Bauer']);
    expect(mended('[Maxwell Stern Labs]')).toEqual(['organization-name: Maxwell Stern Labs']);
    expect(mended("at [Ray]'s Pizza")).toEqual(["organization-name: Ray's Pizza"]);
    expect(mended('[Casey & Thorne Lettings] wrote')).toEqual([
      'organization-name: Casey & Thorne Lettings',
    ]);
    expect(mended('[Samuel Barber] wrote')).toEqual(['person-name: Samuel Barber']);
    expect(mended('[Bill] to: Tandem')).toEqual([]);
    expect(mended('[Bill] went to Cork')).toEqual(['person-name: Bill']);
  });
});
