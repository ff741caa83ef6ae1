/** Whether any of an excerpt is in view: a fully masked one tells nothing of its value. */
export function isLegible(excerpt: string): boolean {
  return /[^•\s]/u.test(excerpt);
}
