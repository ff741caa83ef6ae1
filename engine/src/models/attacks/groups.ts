import { oneLine } from '#engine/text/one-line.ts';

/**
 * Names of groups protected by law, keyed by the protected characteristic; entries are lower case, separated by `|`.
 */
export const GROUPS: Readonly<Record<string, string>> = {
  women:
    'women|woman|girls|girl|females|female|wives|feminist|feminists|ladies|lady|mothers|moms|housewives|femoid|femoids|feminism',
  men: 'men|males|male|white men|white males|white man',
  trans: oneLine`trans|transgender|transgenders|transgendered|transsexual|transsexuals|transexual
      |trans people|trans person|trans women|trans woman|trans men|non-binary|nonbinary
      |transgender people|transwomen|transwoman|genderqueer`,
  gay: oneLine`gay|gays|lesbian|lesbians|homosexual|homosexuals|homosexuality|lgbt|lgbtq
    |lgbtqia|bisexual|bisexuals|queer|queers|same-sex|gay people|gay men|asexual|pansexual
    |gender identity|sexual orientation`,
  black: oneLine`black|blacks|black people|black person|black men|black women|black man
      |black woman|african american|african americans|african-american|african-americans
      |africans|african|africa|blm`,
  white: 'white|whites|white people|caucasian|caucasians|white person',
  jewish:
    'jew|jews|jewish|jewish people|judaism|zionist|zionists|israelis|israeli|semitic|rabbi|holocaust',
  muslim:
    'muslim|muslims|moslem|moslems|islam|islamic|muslim people|hijab|hijabs|burqa|burka|sharia|quran|koran|mosque|mosques|imam|refugees from syria',
  arab: oneLine`arab|arabs|arabic|middle eastern|middle easterners|syrian|syrians
    |palestinian|palestinians|iranian|iranians|iraqi|iraqis|turks|turkish|afghan|afghans|saudi
    |saudis|middle east`,
  immigrant: oneLine`immigrant|immigrants|migrant|migrants|refugee|refugees|foreigner|foreigners
      |asylum seekers|asylum seeker|illegals|illegal aliens|illegal immigrants|illegal immigrant
      |undocumented|aliens|immigration|newcomers`,
  latino: oneLine`latino|latinos|latina|latinas|hispanic|hispanics|mexican|mexicans|mexico
      |puerto rican|puerto ricans|south americans|cubans|cuban|guatemalans|hondurans
      |latin america|latin american|latin americans|central americans|latinx`,
  asian: oneLine`asian|asians|chinese|japanese|korean|koreans|vietnamese|filipino|filipinos
      |asian people|thai|china|orientals|oriental|japan|korea|east asian|pakistani|pakistanis
      |indian|indians|hindu|hindus|sikh|sikhs|bangladeshi`,
  native: oneLine`native american|native americans|natives|native|american indian|american indians
      |indigenous|indigenous people|aboriginal|aboriginals|first nations|eskimo|inuit
      |reservation|reservations|tribes|tribal`,
  disabled: oneLine`disabled|disabled people|disabled person|disability|disabilities|handicapped
      |wheelchair|deaf|blind people|autistic|autism|autistics|down syndrome|mentally ill
      |mental illness|mental illnesses|mentally disabled|physically disabled|mental disability
      |mental disabilities|mental health|physical disability|physical disabilities|cripple
      |cripples|crippled|deformed|paralyzed|schizophrenic|bipolar|special needs|wheelchairs
      |handicap`,
  elderly: 'elderly|old people|older people|boomers|seniors|the elderly|pensioners',
  religion:
    'christian|christians|catholic|catholics|atheist|atheists|buddhist|buddhists|mormon|mormons|religious people|christianity',
  race: oneLine`minorities|minority|people of color|people of colour|non-whites|nonwhites
    |non-white|colored people|coloured people|ethnic|ethnic minorities|gypsies|gypsy|roma
    |travellers|race|races|poc|ethnicity`,
};

/** Slurs, which insult a group by themselves; entries are separated by `|`. */
export const SLURS: Readonly<Record<string, string>> = {
  black:
    'nigger|niggers|nigga|niggas|niggah|coon|coons|negro|negroes|jigaboo|darkie|darkies|negroid',
  gay: 'fag|fags|faggot|faggots|faggy|dyke|dykes|poof|poofter|homo|homos|sodomite|sodomites|fagot|fagots|lesbo|lesbos',
  trans: 'tranny|trannies|shemale|shemales|ladyboy|ladyboys|troon|troons',
  women:
    'bitch|bitches|slut|sluts|whore|whores|cunt|cunts|skank|skanks|hoe|hoes|thot|thots|bimbo|bimbos|slag|slags|broads',
  asian: 'chink|chinks|gook|gooks|jap|japs|zipperhead|slant-eyed|slanty|ching chong|chinaman',
  muslim: oneLine`raghead|ragheads|towelhead|towelheads|muzzie|muzzies|mudslime|mudslimes
      |sand nigger|sand niggers|muzzrat|muzzrats|jihadi|jihadis|goatfucker|goatfuckers
      |terrorists|terrorist`,
  arab: 'camel jockey|camel jockeys|paki|pakis|wog|wogs',
  jewish: 'kike|kikes|yid|yids|heeb|heebs|shylock|hymie|jewboy|jewboys|zionazi',
  latino: 'spic|spics|wetback|wetbacks|beaner|beaners',
  disabled:
    'retard|retards|retarded|mongoloid|mongoloids|spaz|spastic|spastics|mong|mongs|midget|midgets|tard|tards|libtard|libtards',
  white: 'cracker|crackers|redneck|rednecks|honky|honkies|white trash|trailer trash',
  native: 'redskin|redskins|injun|injuns|squaw|squaws|prairie nigger',
  immigrant: 'pikey|pikeys|gyppo|gyppos|invaders|rapefugee|rapefugees',
};
