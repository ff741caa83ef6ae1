import { spellingKey } from '#engine/spelling/searched-value.ts';
import type { AllowedBy, Finding } from '#engine/vocabulary.ts';

import type { AllowedValues, PolicyPack } from './policy-pack.ts';
import { wholePattern } from './whole-pattern.ts';

/** Finds the policy's rule that allows a finding with this passage, if there is one. */
type FindAllowance = (finding: Finding, passage: string) => AllowedBy | undefined;

/** The condition and the effect of one allowed value or pattern. */
interface Rule {
  readonly isOfType: (finding: Finding) => boolean;
  readonly allowedBy: AllowedBy;
}

const compiled = new WeakMap<PolicyPack, FindAllowance>();

/** The findings of a text, marked where their pack allows their whole text. */
export function allowFindings(
  text: string,
  findings: readonly Finding[],
  pack: PolicyPack,
): readonly Finding[] {
  if (pack.allow === undefined) return findings;
  const find = compiled.get(pack) ?? compile(pack, pack.allow);
  compiled.set(pack, find);
  return findings.map((finding) => {
    const allowedBy = find(finding, text.slice(finding.start, finding.end));
    return allowedBy === undefined ? finding : { ...finding, allowedBy };
  });
}

/** Compiles a pack, so that values are looked up and only patterns are tried one by one. */
function compile(pack: PolicyPack, allow: readonly AllowedValues[]): FindAllowance {
  const byKey = new Map<string, Rule[]>();
  const patterns: (Rule & { readonly pattern: RegExp })[] = [];
  for (const { words, pattern, ignoreCase, types, reason } of allow) {
    const rule: Rule = {
      isOfType: ({ type, category }) =>
        types === undefined || types.includes(type) || types.includes(category),
      allowedBy: { policy: pack.title, ...(reason === undefined ? {} : { reason }) },
    };
    for (const word of words) addTo(byKey, spellingKey(word), rule);
    if (pattern !== undefined) {
      const flags = ignoreCase ? 'iu' : 'u';
      patterns.push({ ...rule, pattern: new RegExp(wholePattern(pattern), flags) });
    }
  }
  return (finding, passage) => {
    const named = byKey.get(spellingKey(passage) ?? '')?.find((rule) => rule.isOfType(finding));
    if (named !== undefined || patterns.length === 0) return named?.allowedBy;
    const line = passage.replaceAll(/\s+/gu, ' ').trim();
    return patterns.find((rule) => rule.isOfType(finding) && rule.pattern.test(line))?.allowedBy;
  };
}

function addTo(rules: Map<string, Rule[]>, key: string | undefined, rule: Rule): void {
  if (key === undefined) return;
  const known = rules.get(key);
  if (known === undefined) rules.set(key, [rule]);
  else known.push(rule);
}
