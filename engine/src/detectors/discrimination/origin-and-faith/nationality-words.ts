/** Adjectives for nationalities and regions. */
export const NATIONALITIES = (
  'american|british|english|german|french|italian|spanish|polish|dutch|swiss|indian|chinese|' +
  'mexican|canadian|irish|scottish|turkish|russian|european|western|hungarian|puerto rican|' +
  'filipino|philippine|chicano|african|pakistani|arab|romanian|ukrainian|nigerian|vietnamese|' +
  'korean|japanese|bulgarian|albanian|lithuanian|latvian|greek|brazilian|portuguese|bangladeshi|' +
  'sri lankan|nepali|nepalese|thai|indonesian|malaysian|moroccan|egyptian|ghanaian|kenyan|ethiopian|somali|syrian|afghan|iranian|israeli|australian|asian'
).split('|');
/** One of them, in the notation of `phrase`. */
export const NATIONALITY = `(?:${NATIONALITIES.join('|')}|mexican american)`;
