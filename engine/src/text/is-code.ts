/** Signs of a program, a shell or a template that prose does not have. */
const SIGNS: readonly RegExp[] = [
  // Calls: `console.log(`, `readFile(path)`, `remove(item)`.
  /(?<![\w.@])[A-Za-z_$][\w$]{0,40}(?:\.[A-Za-z_$][\w$]{0,40}){1,4}\(/,
  /(?<![\w.])(?:[a-z]{1,20}[A-Z]\w{0,30}|[a-z]{2,20}_[a-z]\w{0,30}|remove|add|set|get|delete)\([\w$, .'"]{0,60}\)/,
  // Declarations and assignments.
  /(?<![\w.])(?:const|let|var|type) [\w{}[\], ]{1,60} = ?\S/,
  /(?<![\w.])import [\w{}*, ]{1,60} from ['"]/,
  // Arrows, unions of literals, lists of choices.
  /[\w)] ?=> ?[\w({[]/,
  /['"][\w #.-]{1,30}['"] ?\| ?['"]|\p{L}\|\p{L}{1,20}\|\p{L}/u,
  // Commands, also below the name of their language as the fence of a code block gives it.
  /^\s{0,8}(?:(?:bash|sh|shell|console)\s{1,4})?(?:[$>] )?(?:npx|npm|yarn|pnpm|pip3?|cargo|kubectl|curl|sudo) [\w./-]{2,40}/m,
  // Options of commands.
  /(?<![\w-])--[a-z]{2,20}(?:-[a-z]{2,20}|=)/,
  // Templates.
  /%\}|^\s{0,4}%[^%]{1,300}%\s{0,4}$|^\w{1,20}: "[^"]{0,80}",? \w{1,20}: "/,
];

/** Whether a passage contains program code or a command, and so tells nothing about people, firms or deals. */
export function isCode(passage: string): boolean {
  return SIGNS.some((sign) => sign.test(passage));
}
