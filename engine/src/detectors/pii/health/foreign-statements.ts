import { phrase } from '#engine/phrases/phrase.ts';

/**
 * Illnesses in German, French, Spanish, Italian and Polish; each list is an alternation in the notation of `phrase`.
 */
const GERMAN = `(?:depression(?:en)?|burn-?out|krebs|brustkrebs|darmkrebs|lungenkrebs|prostatakrebs|leukämie|diabetes|epilepsie|asthma
  |multipler? sklerose|schizophrenie|angststörung|essstörung|borderline|bandscheibenvorfall|herzinfarkt|schlaganfall|migräne
  |demenz|parkinson|alzheimer|rheuma|hepatitis|tuberkulose|magersucht|alkoholsucht|drogensucht|herzinsuffizienz|long covid)`;
const FRENCH = `(?:dépression|burn-?out|cancer|leucémie|diabète|épilepsie|asthme|sclérose en plaques|schizophrénie|migraines?
  |hépatite|tuberculose|démence|parkinson|alzheimer|anorexie|insuffisance (?:cardiaque|rénale)|hernie discale|fibromyalgie)`;
const SPANISH = `(?:depresión|ansiedad|cáncer|leucemia|diabetes|epilepsia|asma|esclerosis múltiple|esquizofrenia|migrañas?
  |hepatitis|tuberculosis|demencia|parkinson|alzheimer|anorexia|bulimia|hipertensión|insuficiencia (?:cardíaca|renal)
  |hernia discal|fibromialgia|vih)`;
const ITALIAN = `(?:depressione|cancro|tumore|leucemia|diabete|epilessia|asma|sclerosi multipla|schizofrenia|emicrania|epatite
  |tubercolosi|demenza|parkinson|alzheimer|anoressia|ipertensione|insufficienza (?:cardiaca|renale)|ernia del disco|fibromialgia)`;
const POLISH = `(?:depresj[aęi]|rak[ai]?|białaczk[aęi]|cukrzyc[aęy]|padaczk[aęi]|astm[aęy]|stwardnienie rozsiane|schizofreni[aęi]
  |migren[aęy]|nadciśnienie|gruźlic[aęy]|demencj[aęi])`;

/** Who says it, so that a leaflet about everybody does not. */
const OF_FAMILY = {
  german: '(?:herr|frau|mein(?:e)?|ihr(?:e)?|sein(?:e)?|unser(?:e)?|er|sie|ich|kollegin|kollege)',
  french: '(?:m\\.|mme|mon|ma|votre|son|sa|notre|il|elle|je)',
  spanish: '(?:mi|su|tu|nuestr[oa]|él|ella|yo|don|doña|sra?\\.)',
  italian: '(?:mio|mia|suo|sua|il signor|la signora|lui|lei|sig\\.(?:ra)?)',
};

/** Statements about somebody's health in these languages. */
export const FOREIGN_STATEMENT = phrase(
  `(?:wegen|aufgrund|mit|nach|an) (?:(?:einer|eines|einem|ihrer|seiner|seines|schwerer?|akuter?|chronischer?|mittelgradigen) ){0,2}${GERMAN}
    (?:(?:bis|seit|vom|zum|im|in|\\w{3,9}|\\d{1,2}\\.) ){0,3}(?:krankgeschrieben|krank geschrieben|arbeitsunfähig|erkrankt|behandelt|operiert|stationär|in behandlung|in therapie|verstorben|ausgefallen)`,
  `(?<=${OF_FAMILY.german}[ ,][^.;:?]{0,40})(?:leidet|litt|leide|erkrankte) (?:(?:seit|auch|sehr|schwer|noch|\\w{3,9}) ){0,3}(?:an|unter) (?:\\w{4,14} ){0,2}${GERMAN}`,
  `(?<=${OF_FAMILY.german}[ ,][^.;:?]{0,40})(?:hat|hatte|habe) (?:(?:seit|einen|eine|schwere|schweren|chronische|\\w{3,9}) ){0,3}${GERMAN}(?= ?(?:[.,;)]|$|und|aber))`,
  `(?<=${OF_FAMILY.german}[ ,][^.;:?]{0,40})(?:ist|bin|war) (?:(?:seit|wieder|zurzeit|derzeit|noch|auch|\\w{3,9}) ){0,3}(?:hiv-positiv|schwanger|krankgeschrieben|krank geschrieben|schwerbehindert|arbeitsunfähig|depressiv|diabetiker(?:in)?|epileptiker(?:in)?|alkoholiker(?:in)?)`,
  `(?<=${OF_FAMILY.french}[ ,][^.;:?]{0,40})(?:souffre|souffrait|est atteinte?|est malade|est suivie?) (?:d'|de |du |d'une |d'un |pour (?:une |un )?)(?:\\w{4,12} ){0,1}${FRENCH}(?: (?:sévère|grave|chronique|aiguë?))?`,
  `(?<=${OF_FAMILY.french}[ ,][^.;:?]{0,40})(?:a|avait|ai) (?:un |une |le |la |du |de l')?${FRENCH}(?: (?:sévère|grave|chronique))?`,
  `(?<=${OF_FAMILY.french}[ ,][^.;:?]{0,40})(?:est|était|suis) (?:séropositi(?:f|ve)|enceinte|diabétique|épileptique|asthmatique|handicapée?|dépressi(?:f|ve)|en arrêt (?:de )?maladie|alcoolique)`,
  `(?<=${OF_FAMILY.spanish}[ ,][^.;:?]{0,40})(?:tiene|tenía|tengo|padece|padecía|sufre|sufría)(?: de)? (?:(?:un|una|el|la|grave|fuerte) ){0,2}${SPANISH}(?: (?:grave|crónic[oa]|sever[oa]))?`,
  `(?:está|estuvo|sigue|estoy|estaba) (?:embarazada|de baja (?:médica|por (?:enfermedad|depresión|ansiedad|embarazo de riesgo|accidente|estrés|maternidad|cáncer|una operación)))|de baja por (?:depresión|ansiedad|embarazo de riesgo|cáncer)`,
  `(?<=${OF_FAMILY.spanish}[ ,][^.;:?]{0,40})(?:es|era|soy) (?:diabétic[oa]|epiléptic[oa]|asmátic[oa]|seropositiv[oa]|vih positiv[oa]|alcohólic[oa]|discapacitad[oa])`,
  `(?<=${OF_FAMILY.italian}[ ,][^.;:?]{0,40})(?:soffre di|è affett[oa] da|è malat[oa] di|ha (?:il |la |l'|un |una )?) ?${ITALIAN}`,
  `(?<=${OF_FAMILY.italian}[ ,][^.;:?]{0,40})(?:è|era) (?:incinta|diabetic[oa]|epilettic[oa]|asmatic[oa]|sieropositiv[oa]|in malattia|alcolista)|(?<=${OF_FAMILY.italian}[ ,][^.;:?]{0,40})(?:usa|dipende dal|è attaccat[oa] al|respira con il) (?:il )?ventilatore polmonare`,
  `apparecchiatur[ae] salvavita \\((?:\\w{3,16} ?){1,3}\\)(?= (?:è )?attiv[oa])`,
  `(?:masz|mam|ma|miał|miała|choruje na|choruję na|cierpi na|cierpię na|zachorowała? na|leczy się na) ${POLISH}|(?:jest|jestem|była) (?:w ciąży|na zwolnieniu lekarskim|chor[ya] na ${POLISH})`,
);

/** Sentences of leaflets, rules and studies, and questions. */
export const OF_ANYBODY = phrase(
  'wenn|falls|wer|menschen|patient(?:en|innen)?|personen|kinder|betroffene|studien?|prozent',
  'si|patients?|personnes?|gens|quiconque|lorsque|quand|étude|enfants',
  'pacientes?|personas?|gente|quien|cuando|niños|estudio|usted',
  'se|pazienti?|persone|chi|quando|bambini|studio',
  'jeśli|jeżeli|pacjen(?:t|ci|tów)|osoby|osób|dzieci|czy',
);

/** What such a statement contains, for the automaton. */
export const FOREIGN_TRIGGERS: readonly string[] = (
  'krankgeschrieben|krank geschrieben|arbeitsunfähig|erkrankt|erkrankte|leidet|hiv-positiv|schwanger|schwerbehindert|' +
  'diabetiker*|epileptiker*|alkoholiker*|depressiv|krebs|brustkrebs|leukämie|epilepsie|migräne|schlaganfall|herzinfarkt|' +
  'souffre|souffrait|atteint de|atteinte de|séropositif|séropositive|enceinte|diabétique|épileptique|asthmatique|' +
  'dépressif|dépressive|arrêt maladie|arrêt de maladie|asthme|diabète|épilepsie|schizophrénie|leucémie|' +
  'tiene diabetes|tiene cáncer|tiene asma|tiene epilepsia|tiene depresión|padece|padecía|embarazada|de baja|diabético|diabética|' +
  'epiléptico|epiléptica|seropositivo|seropositiva|vih positivo|vih positiva|cáncer|esquizofrenia|epilepsia|depresión|' +
  'soffre di|affetto da|affetta da|malato di|malata di|incinta|sieropositivo|sieropositiva|diabetico|diabetica|epilessia|' +
  'ventilatore polmonare|depressione|schizofrenia|in malattia|ha il diabete|' +
  'padaczk*|depresj*|cukrzyc*|schizofreni*|stwardnienie rozsiane|zwolnieniu lekarskim|w ciąży|choruje na|cierpi na'
).split('|');
