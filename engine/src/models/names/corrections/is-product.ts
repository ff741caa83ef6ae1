import { isListedName } from '#engine/models/names/lexicon/name-lookup.ts';
import { oneLine } from '#engine/text/one-line.ts';
import type { Span } from '#engine/vocabulary.ts';

import { MAKERS, OTHER_SOFTWARE, PRODUCTS, PRODUCTS_LIKE_PEOPLE } from './product-names.ts';

/** The context window around a word, in characters. */
const REACH = 120;
/** Uses of software: `log in to Kandji`, `written in Ruby`, `boards in Miro`. */
const BEFORE = new RegExp(
  oneLine`\b(?:(?:log(?:ged|ging)?|sign(?:ed|ing)?)[ -]?(?:in|on|out)(?:[ ]?to|[ ]of)?|in|into|via|using|uses?|used
    |install(?:ed|ing|s)?|runs?|running|deploy(?:ed|ing|s)?|configur(?:e|es|ed|ing)|upgrad(?:e|es|ed|ing)|written[ ]in
    |writ(?:e|es|ing)|learn|account[ ](?:in|on|with)|access[ ]to|integrat(?:e|es|ed|ion)[ ]with|tools?[ ](?:like|such[ ]as)
    |powered[ ]by|hosted[ ](?:on|by)|migrat(?:e|es|ed|ing)[ ](?:to|from))[ ](?:the[ ])?$`,
  'i',
);
/** Things that software has: `Okta account`, `Miro boards`. */
const AFTER = new RegExp(
  oneLine`^[ ](?:accounts?|admins?|apps?|api|boards?|bots?|bucket|build|calendar|cards?|channels?|cli|clusters?|code|config
    |configuration|connector|containers?|dashboards?|databases?|docs?|events|extensions?|files?|forms?|gems?|groups?
    |images?|instances?|integrations?|invites?|jobs?|libraries|library|licen[cs]es?|lists?|login|messages?|modules?
    |notifications?|on[ ]rails|packages?|pages?|pipelines?|platform|playbooks?|plug-?ins?|portal|profiles?|projects?
    |repositories|repository|requests?|scripts?|sdk|servers?|software|sso|surveys?|templates?|threads?|tickets?|tokens?
    |users?|versions?|wiki|workflows?|workspaces?)(?![\p{L}])`,
  'iu',
);
/** Words for editions and services named after software. */
const EDITION =
  /^(?:cloud|ci|cd|enterprise|server|pro|openid|sso|cli|api|studio|hub|actions|community|desktop|online|mri|js|gem|editor|engine)$/;
/** An enumeration, in which one item shows what the others are. */
const ROW_BEFORE = /(?<!\p{L})(\p{L}[\p{L}\d+#.]{1,19})(?:,| and| or|,? &|\/|,? vs\.?) ?$/iu;
const ROW_AFTER =
  /^(?:, ?|,? and |,? or |,? & |\/|,? vs\.? )(?:and |or )?(\p{L}[\p{L}\d+#]{1,19})/iu;
/** A host name, with its scheme. */
const HOST =
  /:\/\/(?:www\.|app\.|my\.|docs?\.|help\.)?([a-z\d-]{2,30})\.(?:com|io|app|ai|so|org|net|dev|co)(?![a-z\d.-])/gi;

/**
 * Whether a single word taken for a person names software or its vendor, judged by its context or by a URL beside it
 * with the same name.
 */
export function isProduct(text: string, { start, end }: Span): boolean {
  const word = text.slice(start, end).toLowerCase();
  if (PRODUCTS.has(word) || MAKERS.has(word.replace(/ [\d-]{2,6}[a-z]{0,2}$/, ''))) return true;
  if (/\s/.test(word)) return isProductWithSuffix(word.split(/\s+/));
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  if (hasSameNamedSite(word, before, after)) return true;
  if (!PRODUCTS_LIKE_PEOPLE.has(word)) return false;
  return BEFORE.test(before) || AFTER.test(after) || isListedWithSoftware(before, after);
}

/** `Terraform Cloud` and `Jenkins CI` are software with a suffix; `Ruby Watson` is a person. */
function isProductWithSuffix(words: readonly string[]): boolean {
  const isPerson = words.every((word) => PRODUCTS_LIKE_PEOPLE.has(word));
  return (
    !isPerson &&
    words.some(isSoftware) &&
    words.every((word) => isSoftware(word) || EDITION.test(word))
  );
}

/**
 * Whether a URL beside a word has the word as its host: people have sites too, but do not link their names this way.
 */
function hasSameNamedSite(word: string, before: string, after: string): boolean {
  if (!before.includes('://') && !after.includes('://')) return false;
  const isLink = before.endsWith('[') && /^\]\(https?:/.test(after);
  if (isListedName(word) && !isLink && !PRODUCTS_LIKE_PEOPLE.has(word)) return false;
  const sites = `${before} ${after}`.matchAll(HOST);
  return [...sites].some(([, name = '']) => name.toLowerCase() === word);
}

function isListedWithSoftware(before: string, after: string): boolean {
  return isSoftware(ROW_BEFORE.exec(before)?.[1]) || isSoftware(ROW_AFTER.exec(after)?.[1]);
}

function isSoftware(word = ''): boolean {
  const small = word.toLowerCase();
  return PRODUCTS.has(small) || PRODUCTS_LIKE_PEOPLE.has(small) || OTHER_SOFTWARE.has(small);
}
