/** Things that are often black or white. */
const THINGS =
  'background|bag|bags|ball|balsamic|bear|beans|belt|board|boards|boots|bread|box|boxes|cable|car|cars|carpet|case|cat|chocolate|circle|clouds?|coat|coffee|cover|dog|' +
  'door|doors|dress|envelope|envelopes|fabric|feather|fence|fish|flag|flowers|forest|friday|glass|gloves|goods|hat|hole|holes|horse|house|ice|ink|jacket|knight|' +
  'label|labels|leather|letters|light|line|lines|marble|mark|marker|marks|metal|noise|page|pages|paint|paper|papers|pen|pepper|pixel|pixels|plastic|powder|rice|' +
  'roses?|screen|sea|shirt|shoes|smoke|snow|space|spot|spots|square|stone|stripe|stripes|sugar|suit|swan|tape|tea|text|tie|tile|tiles|trousers|van|vehicle|wall|' +
  'walls|water|wine|wire|wires|wood|and white|or white|on white';
const IS_OF_A_THING = new RegExp(`^[ -](?:${THINGS})(?![\\p{L}\\d])`, 'iu');
const COLOUR = /^(?:black|white)$/i;
const WIFE = /^(?:wife|girlfriend|mom)$/i;
const BELONGS_TO_SOMEBODY = /(?:\b(?:his|whose)|['’]s) $/i;
const AROUND = 14;

/**
 * Whether a word that may name a group says nothing of one where it stands: the colour of a thing, or the wife of
 * somebody who is spoken of.
 */
export function isPlainMention(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  if (COLOUR.test(word)) return IS_OF_A_THING.test(text.slice(end, end + AROUND));
  return (
    WIFE.test(word) && BELONGS_TO_SOMEBODY.test(text.slice(Math.max(0, start - AROUND), start))
  );
}
