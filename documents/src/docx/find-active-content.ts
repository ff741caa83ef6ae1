import {
  type ActiveContentKind,
  describeActiveContent,
  WORD_ACTIVE_CONTENT_KINDS,
} from '../active-content.ts';
import type { DocumentSign } from '../extracted-document.ts';
import type { Relationship } from './relationships.ts';

/** What a package may do besides being read, and how often. */
interface PackageContent {
  readonly names: readonly string[];
  readonly relationships: readonly Relationship[];
  /** Its field instructions. */
  readonly instructions: readonly string[];
}

const MACROS = /(?:^|\/)(?:vbaProject\.bin|xl4macro[^/]*|vbaData\.xml)$/i;
/** Relationships whose target a program fetches on its own when it opens the document, and may run. */
const FETCHED = new Set(['attachedtemplate', 'frame', 'oleobject', 'package', 'subdocument']);
/** A remote location: templates on the author's own disk are named in most documents. */
const REMOTE = /^(?:https?:|ftp:|mhtml:|\\\\|file:\/\/(?:[^/]|\/\/))/i;
const EXCHANGE = /^\s*"?DDE(?:AUTO)?\b/i;

/** The sign for a package with active content; none if there is none. */
export function findActiveContent(content: PackageContent): DocumentSign[] {
  const { names, relationships, instructions } = content;
  const { macros, objects, controls, remote, exchanges } = WORD_ACTIVE_CONTENT_KINDS;
  const count = (test: (relationship: Relationship) => boolean): number =>
    relationships.filter(test).length;
  const counts: [ActiveContentKind, number][] = [
    [macros, names.some((name) => MACROS.test(name)) ? 1 : 0],
    [objects, count(({ kind, isExternal }) => kind === 'oleobject' && !isExternal)],
    [controls, count(({ kind }) => kind === 'control')],
    [remote, count((one) => one.isExternal && FETCHED.has(one.kind) && REMOTE.test(one.target))],
    [exchanges, instructions.filter((instruction) => EXCHANGE.test(instruction)).length],
  ];
  return describeActiveContent(new Map(counts));
}
