import type { Analysis, Issue } from '@proviso/contracts';

import { CATEGORIES, type Category } from '#web/product/categories.ts';

import { isCounted } from '../review/is-counted.ts';
import { texts } from './texts.ts';

const RULE = '='.repeat(72);

/**
 * What to fix by hand in a document without a cleaned copy, as a text to print and sign. Its file is named like a
 * cleaned copy, so that it must not hold what a copy would have removed.
 */
export function remediationChecklist(name: string, analysis: Analysis, reason: string): string {
  const { checklist } = texts;
  const flagged = analysis.issues.filter(isCounted);
  const sections = CATEGORIES.flatMap((category) => {
    const issues = flagged.filter((issue) => issue.category === category);
    if (issues.length === 0) return [];
    return [[checklist.section(category, issues.length), '', ...issues.flatMap(itemOf)].join('\n')];
  });
  const signOff = [
    RULE,
    checklist.signOff,
    '',
    checklist.condition,
    '',
    checklist.fields,
    '',
    checklist.status,
  ];
  const head = [checklist.title(name), RULE, '', checklist.intro(reason.replace(/\.$/u, ''))];
  return `${[head.join('\n'), ...sections, signOff.join('\n')].join('\n\n')}\n`;
}

/** The file name of the checklist: `cleaned-{name without extension}.txt`. */
export function checklistFileName(name: string): string {
  return `cleaned-${name.replace(/\.[^.]*$/u, '')}.txt`;
}

function itemOf({
  typeName,
  category,
  severity,
  location,
  excerpt,
  recommendation,
}: Issue): string[] {
  const { checklist } = texts;
  return [
    checklist.action(typeName, severity),
    `    ${checklist.where}: ${location}`,
    ...passageOf(category, excerpt),
    `    ${checklist.advice}: ${recommendation}`,
    '',
  ];
}

/** A passage of law or unfair wording is quoted; personal data and secrets are only located. */
function passageOf(category: Category, excerpt: string): string[] {
  const { checklist } = texts;
  if (excerpt === '') return [];
  const isQuoted = category === 'legal' || category === 'discrimination';
  const passage = isQuoted ? excerpt.replaceAll(/\s+/gu, ' ') : checklist.notRepeated;
  return [`    ${checklist.passage}: ${passage}`];
}
