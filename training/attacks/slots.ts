/** The words that fill templates, by slot name. */
export const SLOTS: Readonly<Record<string, readonly string[]>> = {
  people: words(
    'women|Muslims|Jews|immigrants|refugees|black people|gay people|trans people|disabled people|Mexicans|Asians|Arabs|lesbians|foreigners|Roma|Christians|Africans|old people|autistic people|Hindus|girls|lesbian women|Latinos|Chinese people|Native Americans|migrants|homosexuals|Pakistanis',
  ),
  person: words(
    'woman|Muslim|Jew|immigrant|refugee|black person|gay man|trans person|disabled person|Mexican|Asian woman|lesbian|foreigner|migrant|girl|Arab|Hindu',
  ),
  slur: words(
    'faggots|retards|niggers|kikes|trannies|bitches|whores|chinks|spics|pakis|dykes|ragheads|cripples|sluts|wetbacks|gooks|beaners',
  ),
  bad: words(
    'disgusting|stupid|inferior|worthless|filthy|pathetic|lazy|dirty|ugly|vile|subhuman|repulsive|dumb|revolting|useless|violent|dangerous|greedy|evil|dishonest|gross|untrustworthy|backward|a disgrace|a joke|a waste of space|sick in the head|not normal|unnatural|an embarrassment|less than human|mentally weak|criminals by nature',
  ),
  thing: words(
    'vermin|scum|parasites|animals|filth|pigs|rats|cockroaches|a plague|a disease|trash|a cancer|savages|leeches|monkeys|insects|freaks|monsters|garbage|dogs|degenerates|criminals|rapists|terrorists|a burden',
  ),
  harm: words(
    'kill|shoot|beat up|stab|hang|burn|gas|exterminate|punch|drown|wipe out|hurt|strangle|lynch|attack|bomb|eliminate|rape|torture|run over',
  ),
  harmed: words(
    'killed|shot|beaten|hanged|burned|gassed|exterminated|punished|drowned|wiped out|locked up|sterilized|put down|whipped|deported|eliminated|enslaved',
  ),
  hate: words(
    'hate|despise|loathe|detest|can’t stand|am sick of|am disgusted by|have nothing but contempt for|abhor|resent|am repulsed by',
  ),
  good: words(
    'wonderful|kind|brilliant|strong|inspiring|beautiful|smart|amazing|funny|brave|talented|great|hard-working|lovely|as good as anyone|worthy of respect|valued colleagues|equal to everyone|welcome here',
  ),
  like: words(
    'love|respect|admire|support|adore|appreciate|am proud of|stand with|care about|like|enjoy working with|have the deepest respect for',
  ),
  neutral: words(
    'went to school with|work with|live next to|read a book about|met|am married to|saw a film about|talked to|have dinner with|am friends with|wrote an article about|voted for|am one of the',
  ),
  object: words(
    'Mondays|spinach|spam e-mail|the traffic|this printer|cold coffee|the new update|wet socks|mosquitoes|long meetings|the weather here|olives|airport food|loud music|weeds|this bug in the code',
  ),
  trade: words(
    'bankers|politicians|lawyers|estate agents|football fans|tax collectors|landlords|journalists|cyclists|vegans|recruiters|billionaires|fascists|Nazis|gamers|tourists|car dealers|influencers|racists|plumbers',
  ),
  someone: words(
    'him|her|that guy|my neighbour|my ex|Dave|my boss|you|the man next door|this player',
  ),
  verdict: words(
    'is disgraceful|is racist|is bigotry|is unacceptable|is never okay|shows how prejudiced you are|hurts people|should be illegal|is hate speech|makes you a bigot|is deeply wrong|is shameful|got him fired|is sexist|is not funny|has no place here|was rightly condemned|is a vile thing to say|is a stupid prejudice',
  ),
  service: words(
    'toilets|parking|rooms|courses|a counter|lifts|a help line|loans|lockers|a school|shelter|scholarships|a lounge|insurance|prayer rooms',
  ),
  item: words(
    'filters|forms|variables|invoices|routes|files|components|deadlines|orders|tests|tables|reports|drawings|settings|tickets|parcels|doors|machines|logos',
  ),
  act: words(
    'open|declare|send|check|print|move|explain|find|close|merge|count|replace|load|sign|encode|collect|pay for|hire|call|write down',
  ),
  country: words('country|neighbourhood|town|nation|city|school|continent|office'),
};

function words(list: string): readonly string[] {
  return list.split('|');
}
