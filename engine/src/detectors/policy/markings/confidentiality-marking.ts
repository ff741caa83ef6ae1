import type { SentenceDetector } from '#engine/detector.ts';

/**
 * Markings, each with a word that all its matches contain. Most have a lookbehind, preceded by a lookahead for the
 * first letter: a lookbehind at every position would be expensive.
 */
const MARKINGS: readonly (readonly [string, RegExp])[] = [
  // In capitals, the word is a marking anywhere, except as a defined term.
  [
    'CONFIDENTIAL',
    /(?<!\b(?:AND|OR|BE|AS|IS|ARE|KEEP|THE|OF|ALL|ANY|A|NON) )\b(?:(?:STRICTLY|HIGHLY|COMPANY|(?:PRIVATE|PRIVILEGED|PROPRIETARY) (?:AND|&)) )?CONFIDENTIAL\b(?: (?:AND|&) (?:PROPRIETARY|PRIVILEGED)\b)?(?! ?(?:INFORMATION|TREATMENT|DISCLOSURE))/,
  ],
  // In lower case, it is a marking when it stands alone between line ends, dashes or bars.
  [
    'confidential',
    /(?=[chps])(?<=^\W{0,12}|[|–—] ?)(?:(?:strictly|highly|company|(?:private|privileged|proprietary) (?:and|&)) )?confidential(?: (?:and|&) (?:proprietary|privileged))?(?=\s{0,8}["”\])]?\s{0,4}(?:$|[.|–—]|page \d))/i,
  ],
  ['internal use only', /\b(?:for )?internal use only\b/i],
  [
    'not for',
    /\bnot for (?:public |further |external |onward |general )?(?:distribution|circulation|release)\b/i,
  ],
  [
    'do not',
    /\bdo not (?:copy or )?(?:distribute|circulate|forward|share)(?: this (?:document|e-?mail|message|file)| outside \w{1,20}| externally|(?=\s{0,2}(?:$|[.!])))/i,
  ],
  [
    'attorney',
    /\battorney[-–]client (?:privileged?|communication)\b(?! (?:is|shall|may|does|applies))/i,
  ],
  // A letter has it on its own line; “private and personal reasons” is not a marking.
  [
    'private',
    /(?=[ps])(?<=^\W{0,12}|[|–—] ?)(?:strictly )?(?:private|personal) (?:and|&) (?:strictly )?(?:personal|private)(?=\W{0,8}$)/i,
  ],
  ['strictly p', /(?=s)(?<=^\W{0,12}|[|–—] ?)strictly (?:personal|private)(?=\W{0,8}$)/i],
  [
    'strictly for',
    /(?=s)(?<=^\W{0,12}|[|–—:-] ?)strictly for (?:the )?(?:board|exec|executive|management|leadership|panel|committee|partners?|directors?|trustees|governors|addressees?)(?: (?:members?|team|committee))?(?: only)?(?=\W{0,8}$|\s?[.,;–—-])/i,
  ],
  ['eyes only', /\beyes only\b/i],
  ['material', /\bmaterial,? non-?public information\b/i],
  // The legends that invoke the SEC's Rules 406 and 24b-2.
  [
    'confidential treatment',
    /\bconfidential treatment (?:(?:has|have) been |is |was )?(?:being )?(?:requested|request|granted|order)\b/i,
  ],
  [
    'confidential treatment',
    /\b(?:requests?|application|order) (?:for|granting) confidential treatment\b/i,
  ],
  ['omitted and', /\bomitted and (?:separately filed|filed separately)\b/i],
  // “Held in confidence” is not a marking: a marking is at the edge of a line or set apart from its surroundings.
  [
    'confidential',
    /(?=[chs])(?<=^\W{0,12}|\s{2}|\t|[|–—:-] ?)(?:(?:strictly|highly) )?confidential (?:when|once|if|after|until) (?:complete|completed|filled in|signed|submitted|published)\b(?=\W{0,8}$|\s{2})/i,
  ],
  [
    'confidential',
    /(?=[chs])(?<=\(\s?)(?:company|strictly|highly|commercially) confidential(?=\s?\))/i,
  ],
  // Boxes for office use on forms are not markings.
  [
    'use only',
    /(?=[abcdfhmpst])(?<=^\W{0,12}|\s{2}|\t|[|–—:;(-] ?)(?:for )?(?:HR|H\.R\.|staff|management|board|company|department|departmental|personnel|practice|clinical team|committee|trustees?|agents?['’]?|solicitors?['’]?|teachers?['’]?) use only\b(?=\W{0,8}$|\s{2}|\s?[.|–—])/i,
  ],
  [
    'internal',
    /(?=[is])(?<=^\W{0,12}|\s{2}|\t|[|–—] ?)(?:strictly internal|internal (?:only|document only|to the (?:company|firm|practice|trust|team)))(?=\W{0,8}$|\s{2}|\s?[|–—])/i,
  ],
  [
    'not for',
    /(?=n)(?<=[(|–—] ?| - |\s{2}|^\W{0,12})not for (?:issue|publication|sharing|onward sharing)(?=\W{0,8}$|\s?[-|–—] )/i,
  ],
  [
    'CONFIDENCE',
    /(?=[CIMPS])(?<=^\W{0,12}|\s{2}|\t|[|–—:-] ?)(?:(?:STRICTLY|STAFF|MEDICAL|COMMERCIAL|MANAGEMENT|POLICY)[- ](?:AND )?)?IN[- ]CONFIDENCE\b(?=\s{0,8}(?:$|[.|–—-]|\s{2}))/,
  ],
  [
    'confidence',
    /\b(?:commercial|commerce|staff|medical)[- –]{1,3}in[- ]confidence\b|^\W{0,12}in (?:strict )?confidence\W{0,8}$/i,
  ],
  [
    'LEGALLY PRIVILEGED',
    /(?<!\b(?:BE|IS|ARE|NOT|OR|THAT) )\bLEGALLY PRIVILEGED(?: (?:AND|&) CONFIDENTIAL)?\b(?! (?:INFORMATION|MATERIALS?|DOCUMENTS?))/,
  ],
  [
    'privilege',
    /(?=[ls])(?<=^\W{0,12}|[|–—] ?)(?:legally privileged|subject to legal privilege)(?: (?:and|&) confidential)?(?=\s{0,8}["”\])]?\s{0,4}(?:$|[.|–—-]|page \d))/i,
  ],
  [
    'inside information',
    /\bcontains? (?:unpublished )?inside information(?=\s{0,3}(?:[-–—.;!]|$))/i,
  ],
  [
    'internal',
    /(?=i)(?<=^\W{0,12}|\s{2}|\t|[|–—] ?)internal ?[-–—:,|] ?(?:restricted|limited) to (?:[\w'-]{2,16} ?){1,4}(?=\W{0,8}$)/i,
  ],
  [
    'not for',
    /(?=n)(?<=[(|–—-] ?|^\W{0,12})not for (?:onward |wider |further )?(?:sharing|circulation|distribution|release) (?:outside|beyond)(?: [\w'-]{2,14}){1,5}(?=\W{0,8}$)/i,
  ],
  ['ADDRESSEE ONLY', /\b(?:TO BE OPENED BY|FOR(?: THE)?) (?:THE )?ADDRESSEE ONLY\b/],
  // The excluded audience follows; in prose, only capitals make it a marking.
  [
    'NOT TO BE',
    /\bNOT TO BE (?:DISCLOSED|SHARED|RELEASED|SHOWN|COPIED|GIVEN|CIRCULATED|DISTRIBUTED|PASSED|FORWARDED|REMOVED)\b(?: (?:TO|OUTSIDE|BEYOND|WITH|ON|FROM|OR)(?: [A-Z]{2,14}){1,4})?/,
  ],
  [
    'not to be',
    /(?=n)(?<=^\W{0,12}|[(|–—;,-] ?|\s{2})not to be (?:disclosed|shared|released|shown|copied|given|circulated|distributed|passed on|forwarded)(?: (?:to|outside|beyond|with)(?: [\w'-]{2,14}){1,4})?(?=[ )\].]{0,4}$)/i,
  ],
  [
    'forward',
    /\b(?:members|recipients|directors|governors|trustees|please|pls|staff)(?: are)?(?: asked)? (?:not to|do not|don['’]t) forward\b(?: (?:this (?:e-?mail|message|document|note|paper|file)|it|this|on))?(?=\s{0,2}(?:[.,!;)]|$|\n)| to anyone| outside)/i,
  ],
  [
    'handling',
    /(?=[hr])(?<=^\W{0,12}|[|–—:] ?)(?:restricted handling|handling: ?restricted)(?=:|\W{0,8}$|\s{2}|\s?[|–—])/i,
  ],
  [
    'embargo',
    /\b(?:(?:strictly |strict )?(?:EMBARGOED|(?<=[Ss]trictly )embargoed|under embargo|UNDER EMBARGO)|(?:subject to (?:an )?|strict )embargo|(?<=^\W{0,12})[Ee]mbargoed)(?: (?:until|till|to|UNTIL|TILL)|:)(?=[\w ,]{1,20}\d)/,
  ],
  [
    'only',
    /(?=[abdeghmnprst])(?<=^\W{0,12}|[|–—(-] ?|\s{2}|\b(?:marked|labelled|stamped)(?: as)? ["“'‘]?)(?:board|HR|directors|partners|management|SLT|DSL|governors|trustees|exec(?:utive)?|remco|addressees?|named recipients?)(?: eyes)? only(?=\W{0,8}$|\s{2}|\s?[|–—,)]|["”'’]? so\b)/i,
  ],
  [
    'ONLY',
    /(?=[ACEFIPRT])(?<=^\W{0,12}|[|–—(/:-] ?|\s{2})(?:FOR )?(?:THE )?(?:INTERVIEW )?(?:PANEL|INSIDERS?|RECIPIENTS?|COMMITTEE|INTERVIEWERS|ASSESSORS|EXAMINERS)(?: MEMBERS)? ONLY\b/,
  ],
  [
    'this ',
    /\bthis (?:e-?mail|message|communication)(?:,? (?:and|including|with) (?:any|its|all) attachments?,?)? (?:is|are|may be) (?:(?:strictly|private and|privileged and) )?confidential\b/i,
  ],
];

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
  legalReference: { law: 'ISO/IEC 27001:2022', article: 'Annex A 5.13' },
  triggers: (
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
    'assessors only|examiners only|addressee only|addressees only'
  ).split('|'),
  examples: [
    '[[Strictly for the executive committee]] – numbers for May',
    'The car park is strictly for directors. STRICTLY FOR ADULTS: keep out.',
    'crm_extract.csv   ([[Company Confidential]])',
    'MG11 (back)                 [[NOT TO BE DISCLOSED TO DEFENCE]]',
    'Papers were sent by e-mail. [[Members not to forward]].',
    'Results 2025 – [[BOARD ONLY]]',
    'Marking: [[FOR PANEL ONLY]] - KEEP FROM CANDIDATES',
    'Seats for the panel only; THE VOTE IS FOR THE COMMITTEE ONLY.',
    '[[Embargoed until]] 00:01 on 6 October',
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
    '[[PRIVATE AND PERSONAL]]\n\nMs Jane Roe\n12 High Street',
    '[[Strictly personal]]\n\nPanel notes   HR - [[NOT FOR SHARING]]\n',
    'He left for private and personal reasons, and that is strictly personal, she said.',
    '[[Private and confidential]] Page 1 of 2',
    '* [[Confidential treatment has been requested]] for portions of this exhibit.',
    'This deck is [[for internal use only]].',
    '[[Attorney-client privileged]]. [[Do not forward]].',
    'The receiving party shall keep all confidential information secret.',
    'We treat your data as confidential and do not share it with advertisers.',
    'KEEP YOUR PASSWORD SECURE AND CONFIDENTIAL.',
    'CONFIDENTIAL INFORMATION means any information that is disclosed.',
    'The attorney-client privilege is not waived.',
  ],
  read(sentence) {
    const lower = sentence.toLowerCase();
    return MARKINGS.flatMap(([word, marking]) => {
      // A word given in capitals must occur in capitals.
      if (!lower.includes(word) && !sentence.includes(word)) return [];
      const found = marking.exec(sentence);
      if (found === null) return [];
      return [
        {
          start: found.index,
          end: found.index + found[0].length,
          confidence: 0.85,
          why: `The words “${found[0]}” appear as a marking, not as part of a sentence.`,
        },
      ];
    });
  },
};
