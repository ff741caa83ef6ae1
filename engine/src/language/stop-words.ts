/** Frequent short words that tell languages of the Latin script apart, by ISO 639-1 code. */
export const STOP_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: 'the and of to is that for with was this are be not by from have which you or as on it shall will an at'.split(
    ' ',
  ),
  de: 'der die und das ist nicht von den mit ein eine auf für dem des im zu sich wird werden auch oder bei als'.split(
    ' ',
  ),
  fr: 'le les des est et une dans pour que qui pas sur avec par du au aux sont cette vous nous être la un ou ce'.split(
    ' ',
  ),
  es: 'el los las del que en una por con para no es su al como más este sus sin ser está son la un se lo'.split(
    ' ',
  ),
  it: 'il che di della dei una per con non sono alla gli nel del è come più anche le dal delle questo si al'.split(
    ' ',
  ),
  pt: 'os as que em uma para com não por dos das do da no na ao ou são é como mais seu sua pelo um se'.split(
    ' ',
  ),
  nl: 'de het een van en dat niet voor zijn met op te aan ook worden wordt bij naar door deze of als ik je is'.split(
    ' ',
  ),
  pl: 'nie się na że jest do oraz lub przez dla jak od po za są który która jego tego być w z i'.split(
    ' ',
  ),
  sv: 'och att det som en på är av för med den till inte har ett om vi kan ska från eller vara de jag'.split(
    ' ',
  ),
  da: 'og at det som en på er af for med den til ikke har et om vi kan skal fra eller være de jeg'.split(
    ' ',
  ),
  tr: 've bir bu için ile olarak da de daha çok gibi olan değil ya veya kadar sonra en ne her'.split(
    ' ',
  ),
};
