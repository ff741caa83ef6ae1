/**
 * Words that tell the language of a short text, by ISO 639-1 code: pronouns, negations, forms of `be` and `have`,
 * prepositions. Left out are particles of names (`van der`, `de la`, `dos`) and words that English has as well.
 */
const TELLING_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  de: wordsOf(
    'wir ich sie ihr unser unsere unseren mein meine ihre ihren keine kein nicht nur eine einen einem und ist sind hat haben wird werden kann bitte für unter über bei mit auf aus nach wurde oder auch dem des im zum zur vom der das den',
  ),
  fr: wordsOf(
    "nous vous je il elle ils notre votre nos vos mon mes pas ne est sont avec pour dans sur une des les aux cette qui que c'est d'une n'est et très être aucun aucune sans",
  ),
  es: wordsOf(
    'nosotros usted ustedes nuestra nuestro nuestros es una unas los las por para con sin pero muy está están tiene que se su sus mi el como más ser',
  ),
  it: wordsOf(
    'noi lei il che non è sono per con una uno della delle nella nel gli le nostro nostra suo sua più anche questo questa ha hanno si',
  ),
  pt: wordsOf(
    'nós você vocês não é são uma para com por sem mas muito está tem que se sua seu nossa nosso os na em ao como mais ser',
  ),
  nl: wordsOf(
    'wij ik hij zij het een en zijn niet geen met voor onze ons mijn wordt worden heeft hebben naar bij ook maar op te dat die',
  ),
  pl: wordsOf(
    'nie jest są się na od dla jako oraz lub przez tylko mój moja nasz nasza jego jej mam ma że w z po',
  ),
  sv: wordsOf(
    'och är inte ett vi jag hon han för med på som har till eller bara vår våra ska kan av det att',
  ),
  da: wordsOf('og er ikke et vi jeg hun han med på som har til eller kun vores skal kan af det'),
  tr: wordsOf(
    've bir bu için ile değil yok var çok sadece bizim benim daha olarak gibi kadar ama mi',
  ),
};

/** Short English words that no other of the languages has. */
const ENGLISH_WORDS = wordsOf(
  'the and or of to for with from by is are were be been have not does did will can may must you she ' +
    'it they our your his her my their this that who which if only please him them us but',
);
const LETTERS = /[\p{L}\p{M}’']+/gu;
/** A text shows its language from so many different words of it on, and if they are at least this share of all. */
const ENOUGH = { different: 2, share: 0.25 };

/** The language other than English of a text of a few words; null where it does not show. */
export function languageOfFewWords(text: string): string | null {
  const written = text.match(LETTERS) ?? [];
  // Within a sentence, a capital begins a name.
  const words = written.map((word, index) => (index === 0 ? word.toLowerCase() : word));
  const english = words.filter((word) => ENGLISH_WORDS.has(word)).length;
  let best: { readonly language: string; readonly total: number } | null = null;
  for (const [language, telling] of Object.entries(TELLING_WORDS)) {
    const found = words.filter((word) => telling.has(word));
    const isEnough =
      new Set(found).size >= ENOUGH.different && found.length >= ENOUGH.share * words.length;
    if (isEnough && found.length > english && found.length > (best?.total ?? 0))
      best = { language, total: found.length };
  }
  return best?.language ?? null;
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
