/*
 * Nouns for groups with a protected characteristic, as used by people who disparage them: in the plural, and in
 * colloquial as well as written language.
 */

/** Nationalities, peoples, regions and castes. */
const PEOPLES =
  'afghans|africans|albanians|algerians|americans|angolans|arabs|argentinians|armenians|asians|' +
  'bangladeshis|belarusians|bengalis|biharis|brazilians|brummies|bulgarians|cambodians|cameroonians|' +
  'colombians|congolese|croats|cubans|czechs|dalits|dominicans|egyptians|eritreans|estonians|' +
  'ethiopians|europeans|fijians|filipinas|filipinos|georgians|germans|ghanaians|greeks|gujaratis|' +
  'gypsies|haitians|hausas|hispanics|hondurans|hungarians|igbos|indians|indonesians|iranians|iraqis|' +
  'israelis|italians|ivorians|jamaicans|jordanians|kashmiris|kenyans|kikuyus|koreans|kurds|latinas|' +
  'latinos|latvians|lebanese|liberians|lithuanians|malawians|malaysians|malis|maoris|mexicans|' +
  'moldovans|mongolians|moroccans|mozambicans|nepalis|nigerians|northerners|pakistanis|palestinians|' +
  'peruvians|pikeys|poles|punjabis|roma|romanians|romanies|russians|rwandans|samoans|saudis|scousers|' +
  'senegalese|serbs|shonas|sinhalese|slovaks|somalis|southerners|spaniards|sudanese|syrians|tamils|' +
  'tanzanians|thais|tongans|travellers|tunisians|turks|ugandans|ukrainians|uzbeks|venezuelans|' +
  'vietnamese|xhosas|yorubas|zambians|zimbabweans|zulus|madrasis|aborigines|aboriginals|blackfellas';
const STRANGERS = 'foreigners|immigrants|migrants|refugees|asylum seekers|boat people|illegals';
const FAITHS =
  'muslims|jews|hindus|sikhs|catholics|protestants|mormons|christians|evangelicals|' +
  "jehovah's witnesses";
const SEXES =
  'women|girls|ladies|lady staff|lady drivers|lady workers|women drivers|female staff|female workers|' +
  'female drivers|sheilas|married women|young women|working mothers|mothers|mums|moms|single mothers|' +
  'single mums|single moms|housewives|wives|gays|gay men|gay lads|gay blokes|lesbians|trans people|blondes';
const AGES =
  'pensioners|oaps|oldies|boomers|freshers|zoomers|millennials|youngsters|teenagers|gen zs|old people|old folk|old men|' +
  'old women|old blokes|old ladies|old timers|over-fifties|over-sixties|over-seventies|over-eighties|' +
  'the elderly|the over-##s';
const MEANS =
  'people on benefits|people on the social|people on the dole|people on welfare|people on section #|' +
  'people on hap|people on disability|people on centrelink|people on universal credit|' +
  'families on benefits|tenants on benefits|lads on the dole|benefit claimants|claimants|' +
  'council tenants|council estate kids|estate kids|estate people|slum dwellers|dole bludgers|' +
  'benefits people|welfare mothers|welfare moms';
const ILLNESSES =
  'disabled people|the disabled|cripples|autistics|autistic people|epileptics|diabetics|deaf people|' +
  'blind people|alcoholics|fat people|depressives|schizophrenics';

/** In the notation of `literals/literal.ts`. */
export const GROUP_WORDS: readonly string[] = [
  PEOPLES,
  STRANGERS,
  FAITHS,
  SEXES,
  AGES,
  MEANS,
  ILLNESSES,
].flatMap((words) => words.split('|'));

/** Those of them who are told apart by origin or faith. */
const ORIGIN_GROUP_WORDS: readonly string[] = [PEOPLES, STRANGERS, FAITHS].flatMap((words) =>
  words.split('|'),
);
export const ORIGIN_GROUP = `(?:${ORIGIN_GROUP_WORDS.join('|')})`;

/** The same as a group in the notation of `phrase`. */
export const GROUP = `(?:${GROUP_WORDS.map((word) => word.replaceAll(/#+/g, '\\d{1,2}')).join('|')})`;
