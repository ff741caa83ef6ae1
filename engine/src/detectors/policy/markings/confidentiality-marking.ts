import type { Match, SentenceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/laws.ts';

import { endOfMarking } from './embargo-end.ts';
import { ENGLISH_MARKINGS } from './english-markings.ts';
import { FOREIGN_TRIGGERS, foreignMarkings } from './foreign-markings.ts';
import { markingsOfOtherScripts, TRIGGERS_OF_OTHER_SCRIPTS } from './markings-of-other-scripts.ts';
import { isMentionedMarking } from './mentioned-marking.ts';

/** Each marking's word, and its form with all its occurrences in a sentence. */
const MARKINGS = ENGLISH_MARKINGS.map(
  ([word, form]) => [word, new RegExp(form.source, `${form.flags}g`)] as const,
);

/** Part of every marking in the Latin script. */
const LATIN = /[a-z]{4}/i;

/** What programs append to every message. */
const OF_FOOTER = /^this (?:e-?mail|message|communication)\b/i;

export const confidentialityMarking: SentenceDetector = {
  scope: 'sentence',
  id: 'confidentiality-marking',
  typeName: 'Confidentiality marking',
  category: 'policy',
  description:
    'A marking that restricts who may see the document, such as “Strictly confidential” or “Internal use only”; the same words in running text are ignored.',
  severity: 'medium',
  recommendation:
    'Check that every recipient is entitled to see the document, or remove the marking.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 5.13' },
  triggers: (
    'do not place*|do not put*|do not post*|do not upload*|do not save*|do not leave*|do not file*|do not publish*|do not store*|' +
    'private and personal|private & personal|personal and private|strictly personal|strictly private|' +
    'strictly for*|confidential|filed separately|separately filed|non-public information|nonpublic information|' +
    'material nonpublic*|internal use only|hr use only|staff use only|management use only|' +
    'board use only|company use only|department use only|departmental use only|' +
    'personnel use only|practice use only|committee use only|trustees use only|agents use only|' +
    'strictly internal|internal only|internal to*|internal -*|restricted to*|not for issue|' +
    'not for publication|do not distribute|do not circulate|not for distribution|not for public*|' +
    'not for external*|not for further*|not for circulation|do not copy|do not share|' +
    'do not forward|attorney-client*|eyes only|in confidence|in-confidence|legally privileged|' +
    'legal privilege|inside information|not for onward*|not for general*|not for release|' +
    'not to be disclosed|not to be shared|not to be released|not to be shown|not to be copied|' +
    'not to be given|not to be circulated|not to be distributed|not to be passed*|' +
    "not to be forwarded|not to forward|don't forward|not for sharing*|not for wider*|" +
    'restricted handling|handling: restricted|embargoed until|embargo until|embargoed till|' +
    'board only|hr only|directors only|partners only|management only|governors only|' +
    'trustees only|panel only|insiders only|recipients only|committee only|interviewers only|' +
    'assessors only|examiners only|addressee only|addressees only|opened by*|opened only by*|embargo|embargoed|' +
    'company secret|business secret|commercial secret|trade secret|company restricted|restricted -*|restricted:*|restricted /*|' +
    'restricted –*|work product|work-product|anticipation of litigation|contemplation of litigation|request of counsel|' +
    'prepared at the*|prepared by the*'
  )
    .split('|')
    .concat(FOREIGN_TRIGGERS, TRIGGERS_OF_OTHER_SCRIPTS),
  examples: [
    'CLAIM REVIEW - [[do not upload to the client portal]]\n\n[[STRICTLY PRIVATE AND CONFIDENTIAL]]',
    'Concern log 2025. [[Restricted to DSL and governors]].\n\nEntry 1',
    'Do not put the file in the bin. Please do not post it on the website before noon; parking is restricted to directors and guests.',
    '[[Nicht zur Weitergabe bestimmt]] – [[VERTRAULICH]]\n\n[[Streng vertraulich]]\n\n[[Sperrfrist]]: 4. November, 7 Uhr',
    'Ihre Angaben werden\nvertraulich behandelt. DIE DATEN SIND VERTRAULICH ZU BEHANDELN. Die Stufe „Vertraulich“ gilt für Verträge.',
    '[[CONFIDENTIEL]] – diffusion restreinte\n\n[[Document à usage interne uniquement]]\n\n[[Strictement confidentiel]]',
    '[[机密]]\n\n【[[社外秘]]】 2026年度計画\n\n[[대외비]]\n\n[[СТРОГО КОНФИДЕНЦИАЛЬНО]]\n\n[[סודי]]',
    '[[本文件为机密]]文件，请妥善保管。',
    '企業は秘密を守る。保密工作很重要。Это было сделано секретно. 기밀 유지 서약서를 작성한다.',
    'Ces échanges restent confidentiels ; la mention CONFIDENTIEL figure sur chaque page.',
    '[[ESTRICTAMENTE CONFIDENCIAL]]\n\n[[Strettamente riservato]]\n\n[[VERTROUWELIJK]] - niet verspreiden\n\n[[Riservata personale]]',
    'El acuerdo es confidencial. Il tavolo è riservato a loro. De gegevens zijn vertrouwelijk.\n| Vertrouwelijk | contracten | slot |',
    'MEMORANDUM        [[RESTRICTED – COMPANY SECRET]]\n\n[[Internal Use Only]] / [[Proprietary & Confidential]]',
    '[[ATTORNEY WORK PRODUCT – PREPARED IN ANTICIPATION OF LITIGATION]]\n\n[[EMBARGO: 4 November 2024, 07:00 CET]]',
    'The attorney work product doctrine protects what lawyers prepare in anticipation of litigation. The embargo: how it hurt trade in 1994.',
    '[[PERSONAL AND CONFIDENTIAL]]\n[[To be opened by addressee only]]\n\n[[HR-in-confidence]]',
    '[[Legally privileged]]: [[prepared at the request of counsel]]',
    'Confidential Information is what a reasonable person would understand to be\n   confidential. It stays  confidential.',
    'A document may be marked "CONFIDENTIAL" or "PROPRIETARY". Use the marking CONFIDENTIAL for contracts.',
    '| Level | Examples |\n|---|---|\n| Internal | minutes |\n| Confidential | contracts |\n| STRICTLY CONFIDENTIAL | merger files |',
    '| Marking | [[CONFIDENTIAL]] |\n\n| [[CONFIDENTIAL]] | Board paper 7 | Page 2 |',
    'He held out a letter, marked CONFIDENTIAL in violet ink; the levels are PUBLIC, INTERNAL, CONFIDENTIAL and SECRET.',
    'Confidential – contracts, personnel files\nInternal – minutes\n\nTrade secrets and company secrets stay protected.',
    '[[Strictly for the executive committee]] – numbers for May',
    'The car park is strictly for directors. STRICTLY FOR ADULTS: keep out.',
    'crm_extract.csv   ([[Company Confidential]])',
    'MG11 (back)                 [[NOT TO BE DISCLOSED TO DEFENCE]]',
    'Papers were sent by e-mail. [[Members not to forward]].',
    'Results 2025 – [[BOARD ONLY]]',
    'Marking: [[FOR PANEL ONLY]] - KEEP FROM CANDIDATES',
    'Seats for the panel only; THE VOTE IS FOR THE COMMITTEE ONLY.',
    '[[Embargoed until 00:01 on 6 October]]',
    '[[EMBARGOED UNTIL 07:00 GMT, TUESDAY 9 SEPTEMBER 2025]]\n\n[[Embargo: 9.30am, 3 May 2026]] – please hold back',
    'Notes for the panel ([[not to be shared outside the panel]])',
    '[[Not for onward sharing outside the exec team]]',
    '[[FOR ADDRESSEE ONLY]]',
    '[[RESTRICTED HANDLING]]: keep apart',
    'Please do not forward this voucher to friends.',
    'Personal data are not to be disclosed to third parties without consent.',
    'Sheet 1 – [[Internal - restricted to Team Blue]]',
    '[[NOT FOR PUBLICATION]] - part 2 of the minutes',
    'The list is marked [[Management Only]] so treat it like that.',
    'Access is restricted to members; internal calls are limited to ten minutes.',
    'The lift is for the board only when guests come; the embargo until 1994 hurt trade.',
    'APPRAISAL 2025 — [[Confidential once completed]]',
    'Exit form       [[HR use only]]',
    'C. Bank account (payroll use only)\n   Checked by ......',
    'Notes ([[not for issue]])',
    'The lift is for staff use only on weekdays; for office use only.',
    'The votes stay confidential until published in the bulletin; the poem is not for publication.',
    'MANAGEMENT REFERRAL REPORT                         [[IN CONFIDENCE]]',
    '4. [[LEGALLY PRIVILEGED]] - EMPLOYMENT MATTER',
    '[[Contains inside information]] - [[not for onward circulation]]',
    '[[This message is confidential]] and may be privileged.',
    'She told me in confidence that all INFORMATION SHALL BE HELD IN CONFIDENCE.',
    'Documents that are legally privileged need not be shown; MATERIAL THAT IS LEGALLY PRIVILEGED.',
    'Traders had inside information about the merger, and the page contains inside information about cats.',
    '[[STRICTLY CONFIDENTIAL]]\nBoard minutes',
    'Draft 3 – [[CONFIDENTIAL]] – page 2',
    '[[Confidential]]\n\nDear colleagues',
    '# Result\n\n**[[Private and confidential]]**\n\nDear Ms Roe',
    'Your answers are **private and confidential**, and stay so.',
    '[[PRIVATE AND PERSONAL]]\n\nMs Jane Roe\n12 High Street',
    '[[Strictly personal]]\n\nPanel notes   HR - [[NOT FOR SHARING]]\n',
    'He left for private and personal reasons, and that is strictly personal, she said.',
    '[[Private and confidential]] Page 1 of 2',
    '* [[Confidential treatment has been requested]] for portions of this exhibit.',
    'This deck is [[for internal use only]].',
    'The primordials are meant for internal use only.',
    '[[Attorney-client privileged]]. [[Do not forward]].',
    'The receiving party shall keep all confidential information secret.',
    'We treat your data as confidential and do not share it with advertisers.',
    'KEEP YOUR PASSWORD SECURE AND CONFIDENTIAL.',
    'CONFIDENTIAL INFORMATION means any information that is disclosed.',
    'The attorney-client privilege is not waived.',
  ],
  read: (sentence) =>
    [
      ...(LATIN.test(sentence) ? [...englishMarkings(sentence), ...foreignMarkings(sentence)] : []),
      ...markingsOfOtherScripts(sentence),
    ]
      .map(({ index, 0: written }) => ({ start: index, end: index + written.length, written }))
      .filter((span) => !isMentionedMarking(sentence, span))
      .map(({ start, end, written }) => {
        const marking = {
          start,
          end: endOfMarking(sentence, start, end),
          confidence: 0.85,
          why: `The ${/\s/.test(written) ? 'words' : 'word'} “${written}” ${/\s/.test(written) ? 'appear' : 'appears'} as a marking, not as part of a sentence.`,
        };
        return OF_FOOTER.test(written) ? ofFooter(marking) : marking;
      }),
};

function ofFooter({ start, end, confidence }: Match): Match {
  return {
    start,
    end,
    confidence,
    severity: 'low',
    recommendation: 'Check that the message reached the people it was meant for.',
    why: 'The footer of a message says that it is confidential.',
  };
}

function englishMarkings(sentence: string): RegExpExecArray[] {
  const lower = sentence.toLowerCase();
  return MARKINGS.flatMap(([word, form]) => {
    // A word given in capitals must occur in capitals.
    if (!lower.includes(word) && !sentence.includes(word)) return [];
    return Array.from(sentence.matchAll(form));
  });
}
