import { BESIDE_PATIENT } from '#engine/detectors/company.ts';

import { personalStatement } from './personal-statement.ts';

export const geneticData = personalStatement({
  ofNobody: BESIDE_PATIENT,
  id: 'genetic-data',
  typeName: 'Genetic data',
  description: "A statement about a person's genetic test, trait or predisposition.",
  article: 'Art. 9(1)',
  recommendation: 'Remove the statement, or keep it only with an explicit legal basis.',
  triggers: [
    'genetic*',
    'dna test*',
    'dna profile*',
    'dna sample*',
    'brca#*',
    'brca',
    'huntington',
    "huntington's",
    'lynch',
    'hla-b27',
    'factor v leiden',
    'cystic fibrosis',
    'carrier',
    'carrier of',
    'gene mutation',
    'genome',
  ],
  forms: [
    `(?:brca ?[12]?|huntington(?:'s)?|lynch(?: syndrome)?|apoe(?:4| e4)?|hla-b27|factor v leiden|cystic fibrosis) (?:(?:predictive|genetic|gene|dna|carrier|mutation|diagnostic|germline) )?(?:test(?:ing|s)?|screen(?:ing)?|panel|result)(?: (?:was |were )?(?:done|taken|carried out|performed)(?: \\w{3,10})?(?: (?:in )?(?:19|20)\\d\\d)?)?(?: (?:is|was|came back|returned)|[:,]| -) ?(?:positive|pos|abnormal|carrier|pathogenic|mutation (?:found|detected))(?!\\w)`,
    `(?:(?:sister|brother|mother|father|aunt|daughter|son|she|he|patient|applicant|cousin|grandmother)(?:'s| is| was|:)? )?brca ?[12]? ?(?:\\+|pos(?:itive)?(?!\\w)|(?:mutation )?carrier|mutation (?:found|detected|confirmed))`,
    `(?:is|was|being|result:?|confirmed|an?) (?:an? )?(?:huntington(?:'s)?|cystic fibrosis|lynch syndrome|factor v leiden|thalass(?:a)?emia|tay-sachs|fragile x|brca[12]?) (?:gene )?carrier`,
    '(?:his|her|my|their|genetic) (?:dna |genetic )?test (?:was |were )?done by (?:appl(?:icant)?\\.?|client|patient|him|her)(?: (?:in )?(?:19|20)\\d\\d)?',
    `(?:his|her|their|my|your) (?:genetic
      (?:test|tests|testing|data|profile|results?|predisposition|condition|information)|dna
      (?:test|tests|profile|samples?|results?)|genome)`,
    `(?:tested positive for|carries|carry|has|inherited) (?:the |an? )?(?:\\w{1,15} )?(?:brca[12]
      |gene mutation|genetic (?:mutation|disorder|predisposition|defect|marker))`,
    '(?:genetic predisposition|genetic test|dna test) (?:to|for|shows|showed|revealed|confirmed)(?: \\w{1,20}){1,3}',
    'carrier of (?:the |an? )?(?:\\w{1,20} )?(?:gene|mutation|allele)',
  ],
  why: "The text says something about a person's genes.",
  examples: [
    'Name: Jane Roe, [[sister BRCA1 +]]; [[genetic test done by client 2021]]: [[result BRCA1 carrier]]. Her son [[is a cystic fibrosis carrier]].',
    'Name: Jane Roe. [[Lynch syndrome genetic test done in 2019: positive]]; [[Huntington’s predictive test came back positive]].',
    'A BRCA2 test positive control is in the box; the Huntington test is offered to her, and positive news followed.',
    'BRCA1 testing is offered to her; mail carriers carry parcels; the BRCA2 gene was read, he said.',
    'She [[carries the BRCA1]] mutation, as [[her genetic test]] showed.',
    'My father is a [[carrier of the Huntington gene]].',
    'Genetic algorithms helped him; the genome of yeast was read.',
    'The law forbids genetic discrimination.',
  ],
});
