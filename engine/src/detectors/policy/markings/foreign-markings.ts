import { oneLine } from '#engine/text/one-line.ts';

/** The edge of a line or of a cell, a gap, or a sign that sets a marking apart. */
const BEFORE = String.raw`(?<=^[^\p{L}\p{N}]{0,12}|\n[^\p{L}\p{N}]{0,12}|\s{2}|\t|[|–—/•·;,(] ?| - )`;
const AFTER = String.raw`(?=[^\p{L}\p{N}]{0,12}$|[^\p{L}\p{N}\n]{0,12}\n|\s{2}|\t| ?[|–—/•·;)]| - |, |\. )`;

const GERMAN = oneLine`(?:(?:streng(?:stens)?|höchst|strikt|(?:persönlich|privat)(?: und| ?[/&–-])) )?vertraulich
  |betriebsvertraulich|firmenvertraulich
  |(?:nur|ausschließlich) (?:für den|zum|zur|für) (?:(?:internen|dienstlichen|betriebsinternen) gebrauch|(?:internen|dienstlichen) verwendung)
  |(?:für den internen gebrauch|zur internen verwendung)(?: bestimmt)?
  |nicht (?:zur|für die) (?:weitergabe|weiterleitung|veröffentlichung|verbreitung)(?: an dritte)?(?: bestimmt)?
  |weitergabe (?:an dritte )?(?:nicht gestattet|untersagt|verboten)
  |(?:betriebs|geschäfts|firmen)geheimnis`;
const FRENCH = oneLine`(?:(?:strictement|hautement|très|(?:personnel|privé)(?:le)?(?: (?:et|&)| ?[/–-])(?: strictement)?) )?confidentiel(?:le)?
  |diffusion (?:restreinte|limitée|interdite)
  |(?:document )?(?:à|pour) usage interne(?: (?:uniquement|exclusivement|seulement|exclusif))?
  |usage (?:strictement )?interne (?:uniquement|exclusivement|seulement|exclusif)
  |ne pas (?:diffuser|divulguer|transmettre|communiquer)(?: à des tiers)?
  |secret (?:des affaires|industriel)`;
const SPANISH_AND_PORTUGUESE = oneLine`(?:(?:estrictamente|estritamente|altamente|muy|(?:personal|privado|pessoal)(?: (?:y|e|&)| ?[/–-])) )?confidencial
  |(?:solo|sólo|apenas|somente|únicamente|exclusivamente) (?:para )?uso interno
  |(?:para )?uso interno exclusivo
  |no (?:difundir|divulgar|distribuir)(?: a terceros)?|não (?:divulgar|distribuir)
  |prohibida su (?:difusión|distribución|reproducción)
  |secreto (?:empresarial|comercial|industrial)|segredo comercial`;
const ITALIAN = oneLine`(?:(?:strettamente|rigorosamente|altamente|(?:personale|privato)(?: (?:e|&)| ?[/–-])) )?(?:riservat[oa]|confidenziale)(?: (?:e|&) (?:riservat[oa]|confidenziale|personale))?
  |riservat[oa] personale|(?:solo |esclusivamente )(?:per|ad) uso interno|(?:per|ad) uso interno
  |non (?:divulgare|diffondere|distribuire)(?: a terzi)?|segreto (?:aziendale|industriale)`;
const DUTCH_AND_OTHERS = oneLine`(?:(?:strikt|streng|zeer|hoogst|(?:persoonlijk|privé)(?: (?:en|&)| ?[/–-])) )?vertrouwelijk
  |(?:(?:alleen|uitsluitend|enkel) )?voor intern gebruik
  |niet (?:verder )?(?:verspreiden|doorsturen)|niet voor (?:verspreiding|publicatie)|bedrijfsgeheim
  |(?:ściśle )?poufne|(?:strängt )?konfidentiellt|(?:strengt )?fortroligt?|luottamuksellinen|důvěrné`;

const FORM = new RegExp(
  oneLine`(?=\p{L})${BEFORE}(?:${GERMAN}|${FRENCH}|${SPANISH_AND_PORTUGUESE}|${ITALIAN}|${DUTCH_AND_OTHERS})${AFTER}`,
  'giu',
);
/** An embargo and its end. */
const EMBARGO =
  /(?<=^\W{0,12}|\n\W{0,12}|\s{2}|[|–—/] ?)(?:Sperrfrist(?: bis)?|SPERRFRIST(?: BIS)?|(?:[Ss]ous |SOUS )?(?:[Ee]mbargo|EMBARGO) (?:jusqu['’]au|JUSQU['’]AU|hasta(?: el)?|HASTA(?: EL)?|fino al|FINO AL|tot|TOT|bis|BIS)|[Ee]mbargado hasta(?: el)?)(?=:?[\p{L} ,.]{1,30}\d)/gu;

/** In the notation of literals: each marking contains one. */
export const FOREIGN_TRIGGERS: readonly string[] = (
  '*vertraulich|internen gebrauch|dienstlichen gebrauch|betriebsinternen gebrauch|internen verwendung|dienstlichen verwendung|' +
  'zur weitergabe|zur weiterleitung|zur veröffentlichung|zur verbreitung|für die weitergabe|für die veröffentlichung|' +
  'für die verbreitung|weitergabe|betriebsgeheimnis|geschäftsgeheimnis|firmengeheimnis|sperrfrist|' +
  'confidentiel|confidentielle|diffusion restreinte|diffusion limitée|diffusion interdite|usage interne|usage strictement*|' +
  'ne pas diffuser|ne pas divulguer|ne pas transmettre|ne pas communiquer|secret des affaires|secret industriel|' +
  'embargo|embargado|confidencial|uso interno|no difundir|no divulgar|no distribuir|não divulgar|não distribuir|' +
  'prohibida su*|secreto empresarial|secreto comercial|secreto industrial|segredo comercial|riservato|riservata|' +
  'confidenziale|non divulgare|non diffondere|non distribuire|segreto aziendale|segreto industriale|' +
  'vertrouwelijk|intern gebruik|niet verspreiden|niet verder*|niet doorsturen|niet voor verspreiding|' +
  'niet voor publicatie|bedrijfsgeheim|poufne|konfidentiellt|fortrolig|fortroligt|luottamuksellinen|důvěrné'
).split('|');

const CONTAINED = FOREIGN_TRIGGERS.map((trigger) => trigger.replaceAll('*', ''));

/** Every marking in another language than English; adjectives in running text are written in lowercase. */
export function foreignMarkings(sentence: string): RegExpExecArray[] {
  // The patterns look behind at every letter, which is expensive.
  const lower = sentence.toLowerCase();
  if (!CONTAINED.some((word) => lower.includes(word))) return [];
  return [...sentence.matchAll(FORM), ...sentence.matchAll(EMBARGO)].filter(({ 0: found }) =>
    /^\p{Lu}/u.test(found),
  );
}
