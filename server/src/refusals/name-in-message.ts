/**
 * A name that a request uses, as a message may repeat it; undefined when it could be content that got into the place of
 * a name.
 */
export function nameInMessage(name: string | undefined): string | undefined {
  return name !== undefined && /^[a-z][\w-]{0,79}$/i.test(name) ? name : undefined;
}
