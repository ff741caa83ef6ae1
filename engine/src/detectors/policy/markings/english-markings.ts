/**
 * Markings, each with a word that all its matches contain. Most have a lookbehind, preceded by a lookahead for the
 * first letter: a lookbehind at every position would be expensive.
 */
export const ENGLISH_MARKINGS: readonly (readonly [string, RegExp])[] = [
  // In capitals, the word is a marking anywhere, except as a defined term.
  [
    'CONFIDENTIAL',
    /(?<!\b(?:AND|OR|BE|AS|IS|ARE|KEEP|THE|OF|ALL|ANY|A|NON) )\b(?:(?:STRICTLY|HIGHLY|COMPANY|COMMERCIALLY|(?:STRICTLY )?(?:PRIVATE|PERSONAL|PRIVILEGED|PROPRIETARY|INTERNAL|RESTRICTED|SENSITIVE)(?:,? (?:AND|&)| ?\/)(?: STRICTLY)?) )?CONFIDENTIAL\b(?: (?:AND|&) (?:PROPRIETARY|PRIVILEGED)\b)?(?! ?(?:INFORMATION|TREATMENT|DISCLOSURE))/,
  ],
  // In lower case, it is a marking when it stands alone between line ends, dashes or bars.
  [
    'confidential',
    /(?=[chprsi])(?<=^\W{0,12}|\n\W{0,12}|\s{2}|\t|[|–—/•·] ?)(?:(?:strictly|highly|company|commercially|(?:strictly )?(?:private|personal|privileged|proprietary|internal|restricted|sensitive)(?:,? (?:and|&)| ?\/)(?: strictly)?) )?confidential(?: (?:and|&) (?:proprietary|privileged))?(?=\*{0,2}\s{0,8}["”\])]?\s{0,4}(?:$|\n|[.|–—/•·]|page \d))/i,
  ],
  [
    'internal use only',
    /(?<!\b(?:functions?|apis?|methods?|class(?:es)?|modules?|macros?|headers?|primordials|propert(?:y|ies)|fields?|options?|variables?) (?:(?:is|are) )?(?:(?:meant|intended|reserved|there) )?(?:for )?)\b(?:for )?internal use only\b/i,
  ],
  [
    'not for',
    /\bnot for (?:(?:public |further |external |onward |general )?(?:distribution|circulation|release)|(?:onward|further|external) (?:transmission|disclosure|dissemination|sharing))\b/i,
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
    /\b(?:commercial|commerce|staff|medical|hr|board|management|personnel|council|cabinet|budget|sensitive)[- –]{1,3}in[- ]confidence\b|^\W{0,12}in (?:strict )?confidence\W{0,8}$/i,
  ],
  [
    'LEGALLY PRIVILEGED',
    /(?<!\b(?:BE|IS|ARE|NOT|OR|THAT) )\bLEGALLY PRIVILEGED(?: (?:AND|&) CONFIDENTIAL)?\b(?! (?:INFORMATION|MATERIALS?|DOCUMENTS?))/,
  ],
  [
    'privilege',
    /(?=[ls])(?<=^\W{0,12}|\n\W{0,12}|\s{2}|[|–—] ?)(?:legally privileged|subject to legal privilege)(?: (?:and|&) confidential)?(?=\s{0,8}["”\])]?\s{0,4}(?:$|\n|[.|–—:-]|page \d))/i,
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
  [
    'to be opened',
    /(?=t)(?<=^\W{0,12}|\n\W{0,12}|[|–—(/-] ?|\s{2})to be opened (?:only )?by (?:the )?(?:addressee|recipient)s?(?: only| personally)?(?=\W{0,8}$|\s{0,3}\n|\s{2}|\s?[|–—,)])/i,
  ],
  // The excluded audience follows; in prose, only capitals make it a marking.
  [
    'NOT TO BE',
    /\bNOT TO BE (?:DISCLOSED|SHARED|RELEASED|SHOWN|COPIED|GIVEN|CIRCULATED|DISTRIBUTED|PASSED|FORWARDED|REMOVED)\b(?: (?:TO|OUTSIDE|BEYOND|WITH|ON|FROM|OR)(?: [A-Z]{2,14}){1,4})?/,
  ],
  [
    'not to be',
    /(?=n)(?<=^\W{0,12}|[(|–—;,/-] ?|\s{2})not to be (?:disclosed|shared|released|shown|copied|given|circulated|distributed|passed on|forwarded)(?: (?:to|outside|beyond|with)(?: [\w'-]{2,14}){1,4})?(?=[ )\].]{0,4}$)/i,
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
  [
    'embargo',
    /(?<=^\W{0,12}|\n\W{0,12}|\s{2}|[|–—/] ?)(?:(?:strict|press|news) )?embargo(?:ed)?(?: (?:until|till|to)|:| [-–—])(?=[\w ,.]{1,30}\d)/i,
  ],
  // A company's own classes of secrets; a legal term in running text is none.
  [
    'SECRET',
    /(?=[BCRT])(?<=^\W{0,12}|\n\W{0,12}|\s{2}|\t|[|–—/(:] ?)(?:RESTRICTED ?[-–—:/] ?)?(?:COMPANY|BUSINESS|COMMERCIAL|TRADE) SECRET(?=\W{0,8}$|\s{0,3}\n|\s{2}|\s?[|–—/)])/,
  ],
  [
    'company secret',
    /(?=[cr])(?<=^\W{0,12}|\n\W{0,12}|\s{2}|\t|[|–—/(] ?)(?:restricted ?[-–—:/] ?)?company secret(?=\W{0,8}$|\s{0,3}\n|\s{2}|\s?[|–—/)])/i,
  ],
  [
    'RESTRICTED',
    /(?=R)(?<=^\W{0,12}|\n\W{0,12}|\s{2}|\t|[|–—/] ?)RESTRICTED ?[-–—:/] ?(?:COMMERCIAL|COMPANY|STAFF|MANAGEMENT|BOARD|PERSONNEL|PERSONAL|POLICY|MEDICAL|INTERNAL|SENSITIVE|CONFIDENTIAL|LEGAL|HR|ADDRESSEES?|LIMITED)(?: (?:ONLY|USE ONLY|DISTRIBUTION|CIRCULATION|USE))?(?=\W{0,8}$|\s{0,3}\n|\s{2}|\s?[|–—/)])/,
  ],
  [
    'company restricted',
    /(?=c)(?<=^\W{0,12}|\n\W{0,12}|\s{2}|\t|[|–—/(] ?)company restricted(?=\W{0,8}$|\s{0,3}\n|\s{2}|\s?[|–—/)])/i,
  ],
  [
    'work product',
    /(?=a)(?<=^\W{0,12}|\n\W{0,12}|\s{2}|\t|[|–—/(;,&] ?|and )attorney(?:['’]s)?[- –]{0,3}work[- ]product(?: [-–—] prepared in (?:anticipation|contemplation) of litigation)?(?=\W{0,8}$|\s{0,3}\n|\s{2}|\s?[|–—/;)]|\. )/i,
  ],
  [
    'prepared',
    /(?=[pt])(?<=^\W{0,12}|\n\W{0,12}|\s{2}|\t|[|–—/(:;] ?)prepared (?:in (?:anticipation|contemplation) of litigation|(?:at|by) the (?:request|direction|instruction) of (?:legal |our |outside |in-house )?(?:counsel|attorneys?|solicitors?))(?=\W{0,8}$|\s{0,3}\n|\s{2}|\s?[|–—/)])/i,
  ],
  // Places where others could read it.
  [
    'do not',
    /(?=d)(?<=^\W{0,12}|\n\W{0,12}|\s{2}|[|–—(:-] ?)do not (?:place|put|post|upload|save|leave|file|publish|store) (?:this )?(?:on|in|to) (?:the )?(?:[\w-]{3,14} ){0,2}(?:portal|intranet|extranet|website|sharepoint|shared (?:drive|folder)|notice ?board|data room|public (?:drive|folder|file)|medical record|personnel file|main file)(?=\W{0,8}$|\s{0,3}\n|\s{2}|\s?[|–—)])/i,
  ],
  [
    'restricted to',
    /(?=r)(?<=^\W{0,12}|\n\W{0,12}|[.|–—(:] {0,2})restricted to (?:the )?(?:WO|DSL|SLT|HR|CEO|CFO|MD|GC|chair(?:man|woman|person)?|board|directors|trustees|governors|partners|management|executives?|exec|panel|committee|legal|counsel|named (?:recipients|persons)|safeguarding (?:team|lead)|insiders)(?:(?:,| and|,? &| or) (?:the )?(?:WO|DSL|SLT|HR|CEO|CFO|MD|GC|chair(?:man|woman|person)?|board|directors|trustees|governors|partners|management|executives?|exec|panel|committee|legal|counsel|deputy|secretary|safeguarding (?:team|lead)|insiders)){0,3}(?: only)?(?=[.)]?\W{0,8}$|\s{0,3}\n|\s{2}|\s?[|–—)])/i,
  ],
];
