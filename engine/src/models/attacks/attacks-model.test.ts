import { describe, expect, it } from 'vitest';

import { attacksModel } from './attacks-model.ts';

function attacksIn(text: string): string[] {
  return attacksModel
    .read(text)
    .filter(({ type }) => type === 'attack-on-protected-group')
    .map(({ start, end }) => text.slice(start, end));
}

describe('attacks on protected groups', () => {
  it.each([
    'I hate all immigrants.',
    'Disabled people are a burden and should be locked up.',
    'Muslims are nothing but vermin.',
    'Somebody ought to shoot those faggots.',
    'Those faggots ought to be roasted in the oven.',
    'W0men are st#pid and filthy.'.replace('#', 'u'),
    'I h a t e black people.',
    'Trans people do not belong in our town.',
    'Black people ruin every street that they live in.',
    'My neighbour is disabled and should be put down.',
    'Religion: all Muslims are filthy vermin.',
    'If a person is gay, he deserves to die.',
  ])('are found in %j', (text) => {
    expect(attacksIn(text)).toEqual([text]);
  });

  it.each([
    'I love my gay friends.',
    'If you wear a turban, a hijab or a kippah, wear it.',
    'If disabled:',
    'All colors disabled',
    'Make it build when SRP is disabled.',
    'Native ESM compatibility',
    'Christian Tellnes <christian@tellnes.example>',
    'Two women and a Muslim work in the same office.',
    'Saying "I hate all immigrants" makes you a bigot.',
    'Nobody should ever harm a trans person.',
    'I hate cold coffee.',
    'Mum of R: R is black and there is no blue that fits him, only a black hoodie with a blue hood.',
    'The Samaritan was a foreigner and an outcast, and he alone stopped.',
    'An alien from America, this invader kills our native crayfish.',
    'The employer provides toilets for women and for disabled persons.',
    'The Licensee shall not discriminate on the basis of race, religion or sex.',
    'They killed the process, and the disabled service died.',
    'The black car turned into Mill Road.',
    'The white noise machine is broken.',
    'Club colours: black and white hoops.',
    'Olle Olsson (SICS) and the embassy in Niger',
    'JavaScript is disabled in this browser.',
    'Screenshots are missing, for you have disabled it.',
    'Wi-Fi is disabled by default on the vessel image. Ask Bridge IT to switch it on.',
    'The cookies that are currently disabled belong to your account.',
    'The Black Death killed a third of the people of Europe.',
    'Wheelchair users should use the entrance on Mill Lane.',
    'Women aged 25 to 64 are invited for cervical screening.',
    'His wife had never met her brother.',
    'White short-grain is best, but black turtle beans do as well.',
    'A common Filipino dish, and so is this Mexican rice salad.',
    'Sexual orientation: prefer not to say',
    'Sexual orientation: gay',
    'If a person collapses',
    'Bright colours for the funeral: our aunt hated black.',
    'Cripple Creek mustard goes well with it.',
    'Girls steal the show',
    'There is a white settee, and a black spaniel that hates the postman.',
    'Tags: dark academia, queer witches, killing time, slow burn',
    'He enters a 5k race every spring and hates the rain.',
    '## Faggots in gravy',
    'Roll the mixture into 12 faggots, wrap them in caul and bake.',
  ])('are not found in %j', (text) => {
    expect(attacksIn(text)).toEqual([]);
  });

  it('are not found in wrapped lines that neither name nor insult anybody', () => {
    const wrapped =
      'If you’re a beginner looking for how to build your personal website, this blog\npost is definitely not the place to learn that. If I were to build a simple\npersonal website, I would still use the framework that we used before.';
    expect(attacksIn(wrapped)).toEqual([]);
  });

  it('are not found in the answers of a form', () => {
    expect(attacksModel.read('RELIGION\nCatholic\nPROFILE\nA nurse for eighteen years.')).toEqual(
      [],
    );
  });

  it.each([
    'Sexual orientation ....... gay',
    'Religion _______ Muslim',
    'Sexual orientation | lesbian',
    'Ethnic group ........... Black British / Ghanaian',
  ])('are not found in a field of a form: %s', (field) => {
    expect(attacksModel.read(`DETAILS\nTitle ....... Mr\n${field}\nSigned  P. Roe`)).toEqual([]);
  });

  it('are marked without the other sentences of their paragraph', () => {
    const attack = 'All Jews are parasites.';
    expect(attacksIn(`The meeting began at nine. ${attack} Tea was served.`)).toEqual([attack]);
  });

  it('quote the key wording in their reason', () => {
    expect(attacksModel.read('All Jews are parasites.')[0]?.why).toContain('“parasites”');
  });

  it('have higher severity the more explicit they are', () => {
    const severityOf = (text: string) => attacksModel.read(text)[0]?.severity;
    expect(severityOf('I hate all immigrants, they are vermin and should be shot.')).toBe('high');
    expect(severityOf('Women talk too much.')).toBe('medium');
  });

  it('are marked at the right position when they are a separate paragraph', () => {
    const attack = 'All Jews are parasites.';
    const text = `Minutes of the meeting\n\n  ${attack}\n\nThe women of the board agreed on a date.\n`;
    expect(attacksIn(text)).toEqual([attack]);
  });
});
