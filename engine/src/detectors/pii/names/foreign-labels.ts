import type { Match, Place } from '#engine/detector.ts';
import { COMPANY } from '#engine/models/names/corrections/non-names.ts';
import { isFirstName, isListedName } from '#engine/models/names/lexicon/name-lookup.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

import { mayBeFirm } from './addressed-name.ts';
import { canBeName } from './name-form.ts';

/** By language, what papers write before the name of whom they are about, and a colon. */
const BY_LANGUAGE = {
  german:
    'mieter|mieterin|vermieter|vermieterin|patientin|bewerber|bewerberin|kandidat|kandidatin|antragsteller|antragstellerin|' +
    'arbeitnehmer|arbeitnehmerin|mitarbeiter|mitarbeiterin|kunde|kundin|versicherter|versicherte|versicherungsnehmer|' +
    'kontoinhaber|käufer|käuferin|verkäufer|verkäuferin|ansprechpartner|vor- und nachname|name, vorname|vor- und zuname|schüler|schülerin|verstorbener|verstorbene',
  french:
    'défunt|défunte|locataire|bailleur|candidat|candidate|salarié|salariée|assuré|assurée|titulaire|emprunteur|demandeur|' +
    'demandeuse|souscripteur|bénéficiaire|acheteur|vendeur|élève|nom et prénom|nom et prénoms|nom, prénom|prénom et nom|nom complet|conducteur|patiente|contact',
  spanish:
    'arrendatario|arrendataria|arrendador|arrendadora|inquilino|inquilina|paciente|candidato|candidata|titular|trabajador|' +
    'trabajadora|empleado|empleada|asegurado|asegurada|solicitante|beneficiario|beneficiaria|comprador|compradora|' +
    'vendedor|vendedora|conductor|conductora|alumno|alumna|nombre y apellidos|nombre completo|apellidos y nombre|difunto|difunta',
  italian:
    'cognome e nome|nome e cognome|paziente|intestatario|conduttore|conduttrice|locatore|locatrice|inquilino|dipendente|' +
    'lavoratore|lavoratrice|assicurato|assicurata|richiedente|beneficiario|acquirente|alunno|alunna|socio|defunto|nominativo',
  dutch:
    'kandidaat|naam|patiënt|klant|huurder|verhuurder|werknemer|werkneemster|verzekerde|aanvrager|cliënt|leerling|koper|' +
    'verkoper|voor- en achternaam|naam en voornaam|rekeninghouder|contactpersoon|overledene',
  polish:
    'imię i nazwisko|nazwisko i imię|pacjent|pacjentka|najemca|wynajmujący|kandydat|kandydatka|pracownik|pracownica|' +
    'wnioskodawca|kupujący|sprzedający|kredytobiorca|uczeń|uczennica',
} as const;

export const FOREIGN_LABELS: readonly string[] = [
  ...new Set(Object.values(BY_LANGUAGE).flatMap((labels) => labels.split('|'))),
];

const WORD = String.raw`(?:\p{Lu}[\p{L}\p{M}’'-]{1,24}|\p{Lu}\.)`;
const PARTICLES =
  '(?:(?:van|von|de|der|den|del|della|da|dos|do|di|du|la|le|el|al|y|ter|ten|zu) ){0,2}';
/** A full name behind the colon, without the title before it. */
const NAMED = new RegExp(
  String.raw` ?(?:\([^()\n]{1,12}\) ?)?:[ \t]{0,12}(?:(?:M|Mme|Mlle|MM|Sig|Sig\.ra|Sra?|Srta|Hr|Fr|Dhr|Mw|Mevr|Dott|Dr|D|Dña|Pan|Pani|Herr|Frau|Don|Doña)\.? )?(${WORD}(?: ${PARTICLES}${WORD}){1,4})(?![\p{L}\d_])`,
  'uy',
);
const COLON_FOLLOWS = /^ ?(?:\([^()\n]{1,12}\) ?)?:[ \t]{0,12}\p{Lu}/u;

/** Whether a colon and a capital letter follow a label. */
export function mayHoldForeignName(text: string, end: number): boolean {
  return COLON_FOLLOWS.test(text.slice(end, end + 30));
}

/** The full name behind a label in another language, if the lists have a word of it. */
export function foreignName({ text, end }: Place, label: string): Match | undefined {
  const found = groupAt(text, end, NAMED);
  if (found === undefined || !canBeName(found.value)) return undefined;
  const words = found.value.split(' ');
  if (!words.some(isFirstName) && !words.every((word) => isListedName(word))) return undefined;
  if (COMPANY.test(found.value) || mayBeFirm(found.value)) return undefined;
  const why = `A full name follows the label “${label}”.`;
  return { start: found.start, end: found.end, confidence: 0.9, why };
}

/** `M.` before a given name and a surname, as the French write for `Mr`. */
export const MONSIEUR = 'm.';
const MISTER = new RegExp(String.raw` (${WORD}(?: ${PARTICLES}${WORD}){1,3})(?![\p{L}\d_])`, 'uy');

/** The full name of a man in a French text; others have initials. */
export function frenchName({ text, start, end }: Place): Match | undefined {
  if (text.charAt(start) !== 'M' || /[\p{L}.] ?$/u.test(text.slice(Math.max(0, start - 2), start)))
    return undefined;
  const found = groupAt(text, end, MISTER);
  const [first = ''] = found?.value.split(' ') ?? [];
  if (found === undefined || !isFirstName(first) || !canBeName(found.value)) return undefined;
  return { start: found.start, end: found.end, confidence: 0.85, why: 'A full name follows “M.”.' };
}
