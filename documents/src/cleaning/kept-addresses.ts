const SCHEME = /^(?:https?|mailto):/i;

/** Whether a link in a cleaned copy may lead there: places in a person's own files tell who that was. */
export function isKeptAddress(address: string): boolean {
  return SCHEME.test(address);
}
