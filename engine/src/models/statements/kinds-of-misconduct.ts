/** Kinds of misconduct by the words of a sentence, since the model knows only that it is one. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:brakes?|guards?|helmets?|harness\w{0,3}|alarms?|fire (?:doors?|exits?|extinguishers?)|sprinklers?|scaffold\w{0,4}|safety|unsafe|hazards?|gas|asbestos|hygien\w{1,3}|mou?ld|expired|raw|drunk|drink(?:ing)?|speed(?:ing)?|tired|inspections?)\b/i,
    'conduct that puts others at risk',
  ],
  [
    /\b(?:nephews?|nieces?|cousins?|brothers?|sisters?|sons?|daughters?|wife|husband|in-law|mates?|friends?|favou?rs?|gifts?|hampers?|tickets|golf|relatives?|buddy|pals?)\b/i,
    'a favor that private ties explain',
  ],
  [
    /\b(?:cheat\w{0,3}|copied|copy|answers|exams?|tests?|fak(?:e|ed|ing)|pretend\w{0,3}|forg(?:e|ed|ing)|sign(?:ed|ing)? (?:for|as)|made up|invent\w{0,3}|trick\w{0,3}|rig(?:ged|ging)?|plagiari\w{2,5}|mislabel\w{0,4})\b/i,
    'cheating or a deception',
  ],
  [
    /\b(?:took|takes?|taken|stole|stolen|pocket\w{0,3}|till|cash|petty|stock|expenses?|claims?|invoic\w{1,4}|skim\w{0,4}|money|fuel|overtime|hours|private use|side job)\b/i,
    'somebody who helps himself at others’ expense',
  ],
];

/** In a few words what a sentence on misconduct appears to describe. */
export function kindOfMisconduct(sentence: string): string {
  const found = KINDS.find(([words]) => words.test(sentence));
  return found?.[1] ?? 'conduct that breaks the rules of an employer, a school or a trade';
}
