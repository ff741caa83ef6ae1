import { COUNTRIES } from '#engine/jurisdiction/jurisdiction.ts';
import { knownTypes } from '#engine/known-types.ts';
import { spellingKey } from '#engine/spelling/searched-value.ts';
import { CATEGORIES, SEVERITIES } from '#engine/vocabulary.ts';

import { findPatternProblem, findWholePatternProblem } from './find-pattern-problem.ts';
import { MISSING, PackNodes } from './pack-nodes.ts';
import { type PackProblem, PolicyPackError } from './policy-pack-error.ts';
import {
  type AllowedValues,
  type CustomPattern,
  type CustomTerms,
  PACK_SEVERITIES,
  type PackSeverity,
  type PolicyPack,
} from './policy-pack.ts';
import { findsAnything } from './selection.ts';
import { suggestName } from './suggest-name.ts';

const LARGEST = 256 * 1024;
const MAX_ITEMS = 1000;
const KEYS =
  'name title version description country detectors severities thresholds terms patterns allow'.split(
    ' ',
  );
const OWN_KEYS = 'id name category severity why recommendation sensitive'.split(' ');
const KEBAB_CASE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * Reads a policy pack from YAML, as `policies/README.md` describes it. Throws a PolicyPackError that names every line
 * with a mistake: an unknown key or type, a value out of range, a pattern that may take super-linear time.
 */
export function readPolicyPack(source: string): PolicyPack {
  if (source.length > LARGEST) {
    throw new PolicyPackError([{ line: 1, message: 'the policy is larger than 256 kB' }]);
  }
  const nodes = new PackNodes(source);
  if (nodes.problems.length > 0) throw new PolicyPackError(nodes.problems);
  const pack = new PackReader(nodes).read();
  if (nodes.problems.length > 0) throw new PolicyPackError(inOrder(nodes.problems));
  return pack;
}

function inOrder(problems: readonly PackProblem[]): PackProblem[] {
  return problems.toSorted((one, other) => one.line - other.line);
}

class PackReader {
  readonly #nodes: PackNodes;
  readonly #ownIds = new Set<string>();

  constructor(nodes: PackNodes) {
    this.#nodes = nodes;
  }

  read(): PolicyPack {
    const nodes = this.#nodes;
    const values = this.#valuesOf(nodes.root, 'the policy', KEYS, ['name', 'title', 'version']);
    const pack = {
      name: this.#name(values.get('name'), 'name'),
      title: nodes.text(values.get('title'), 'title', 80),
      version: nodes.literal(values.get('version'), 'version', 40),
      description: values.has('description')
        ? nodes.text(values.get('description'), 'description', 1000)
        : '',
      ...this.#country(values.get('country')),
      ...this.#detectors(values.get('detectors')),
      severities: this.#severities(values.get('severities')),
      thresholds: this.#thresholds(values.get('thresholds')),
      terms: this.#list(values.get('terms'), 'terms').map((node) => this.#terms(node)),
      patterns: this.#list(values.get('patterns'), 'patterns').map((node) => this.#pattern(node)),
      // After the policy's own types, which it may name.
      ...this.#allowed(values.get('allow')),
    };
    if (nodes.problems.length === 0 && !findsAnything(pack)) {
      nodes.addProblem(values.get('detectors'), 'detectors leave nothing to look for');
    }
    return pack;
  }

  #valuesOf(
    node: unknown,
    what: string,
    allowed: readonly string[],
    required: readonly string[],
  ): Map<string, unknown> {
    const values = new Map<string, unknown>();
    for (const { key, value } of this.#nodes.entries(node, what, allowed)) values.set(key, value);
    for (const key of required) {
      if (!values.has(key)) {
        this.#nodes.addProblem(node, `${what} lacks "${key}"`);
        values.set(key, MISSING);
      }
    }
    return values;
  }

  #list(node: unknown, what: string): unknown[] {
    if (node === undefined) return [];
    const items = this.#nodes.items(node, what);
    if (items.length > MAX_ITEMS)
      this.#nodes.addProblem(node, `${what} has over ${MAX_ITEMS} items`);
    return items.slice(0, MAX_ITEMS);
  }

  #name(node: unknown, what: string): string {
    const name = this.#nodes.text(node, what, 60);
    if (name !== '' && !KEBAB_CASE.test(name)) {
      this.#nodes.addProblem(node, `${what} "${name}" must be in kebab-case, as in "own-name"`);
    }
    return name;
  }

  #country(node: unknown): Pick<PolicyPack, 'country'> {
    return node === undefined ? {} : { country: this.#nodes.choice(node, 'country', COUNTRIES) };
  }

  #detectors(node: unknown): Pick<PolicyPack, 'only' | 'off'> {
    if (node === undefined) return { off: [] };
    const values = this.#valuesOf(node, 'detectors', ['only', 'off'], []);
    const read = (key: string): string[] =>
      this.#list(values.get(key), key).map((item) => this.#selector(item));
    return { ...(values.has('only') ? { only: read('only') } : {}), off: read('off') };
  }

  /** A type or a category. */
  #selector(node: unknown): string {
    const name = this.#nodes.text(node, 'a type or category', 80);
    const known = [...CATEGORIES, ...knownTypes().keys()];
    if (name !== '' && !known.includes(name)) {
      this.#nodes.addProblem(node, unknownName('type or category', name, known));
    }
    return name;
  }

  #severities(node: unknown): Record<string, PackSeverity> {
    const severities: Record<string, PackSeverity> = {};
    for (const { key, line, value } of this.#mapEntries(node, 'severities')) {
      if (!knownTypes().has(key)) {
        const message = unknownName('type', key, knownTypes().keys());
        this.#nodes.problems.push({ line, message });
      }
      severities[key] = this.#nodes.choice(value, `the severity of ${key}`, PACK_SEVERITIES);
    }
    return severities;
  }

  #thresholds(node: unknown): Record<string, number> {
    const thresholds: Record<string, number> = {};
    for (const { key, line, value } of this.#mapEntries(node, 'thresholds')) {
      const known = ['all', ...CATEGORIES, ...knownTypes().keys()];
      if (!known.includes(key)) {
        this.#nodes.problems.push({ line, message: unknownName('type or category', key, known) });
      }
      thresholds[key] = this.#nodes.share(value, `the threshold of ${key}`);
    }
    return thresholds;
  }

  #mapEntries(node: unknown, what: string) {
    return node === undefined ? [] : this.#nodes.entries(node, what);
  }

  #terms(node: unknown): CustomTerms {
    const keys = [...OWN_KEYS, 'words', 'replacement'];
    const values = this.#valuesOf(node, 'a term', keys, [
      'id',
      'name',
      'category',
      'severity',
      'words',
    ]);
    const words = this.#list(values.get('words'), 'words').map((item) => {
      const word = this.#nodes.literal(item, 'a word', 100);
      if (word.length === 1)
        this.#nodes.addProblem(item, 'a word must have at least two characters');
      return word;
    });
    if (words.length === 0) this.#nodes.addProblem(values.get('words'), 'words must name one');
    const replacement = values.get('replacement');
    return {
      ...this.#ownType(values),
      words,
      ...(replacement === undefined
        ? {}
        : { replacement: this.#nodes.text(replacement, 'replacement', 200) }),
    };
  }

  #pattern(node: unknown): CustomPattern {
    const keys = [...OWN_KEYS, 'pattern', 'ignoreCase'];
    const values = this.#valuesOf(node, 'a pattern', keys, [
      'id',
      'name',
      'category',
      'severity',
      'pattern',
    ]);
    const ignoreCase = values.has('ignoreCase')
      ? this.#nodes.truth(values.get('ignoreCase'), 'ignoreCase')
      : true;
    const pattern = this.#nodes.text(values.get('pattern'), 'pattern', LARGEST);
    const complaint = pattern === '' ? undefined : findPatternProblem(pattern, flagsOf(ignoreCase));
    if (complaint !== undefined) {
      this.#nodes.addProblem(values.get('pattern'), `the pattern ${complaint}`);
    }
    return { ...this.#ownType(values), pattern, ignoreCase };
  }

  #allowed(node: unknown): Pick<PolicyPack, 'allow'> {
    const allow = this.#list(node, 'allow').map((item) => this.#allowedValues(item));
    return allow.length === 0 ? {} : { allow };
  }

  #allowedValues(node: unknown): AllowedValues {
    const nodes = this.#nodes;
    const keys = ['words', 'pattern', 'ignoreCase', 'types', 'reason'];
    const values = this.#valuesOf(node, 'an allowed value', keys, []);
    const words = this.#list(values.get('words'), 'words').map((item) => {
      const word = nodes.literal(item, 'a word');
      if (word !== '' && spellingKey(word) === undefined) {
        nodes.addProblem(item, 'a word must have a character that prints');
      }
      return word;
    });
    if (words.length === 0 && !values.has('pattern')) {
      nodes.addProblem(
        values.get('words') ?? node,
        'an allowed value must name words or a pattern',
      );
    }
    const ignoreCase = values.has('ignoreCase')
      ? nodes.truth(values.get('ignoreCase'), 'ignoreCase')
      : true;
    const [pattern, types, reason] = ['pattern', 'types', 'reason'].map((key) => values.get(key));
    return {
      words,
      ignoreCase,
      ...(pattern === undefined ? {} : { pattern: this.#wholePattern(pattern, ignoreCase) }),
      ...(types === undefined ? {} : { types: this.#types(types) }),
      ...(reason === undefined ? {} : { reason: nodes.text(reason, 'reason', 200) }),
    };
  }

  #wholePattern(node: unknown, ignoreCase: boolean): string {
    const pattern = this.#nodes.text(node, 'pattern', LARGEST);
    const complaint =
      pattern === '' ? undefined : findWholePatternProblem(pattern, flagsOf(ignoreCase));
    if (complaint !== undefined) this.#nodes.addProblem(node, `the pattern ${complaint}`);
    return pattern;
  }

  /** Types and categories, those of the policy's own as well. */
  #types(node: unknown): string[] {
    const types = this.#list(node, 'types').map((item) => {
      const own = this.#nodes.literal(item, 'a type or category');
      return this.#ownIds.has(own) ? own : this.#selector(item);
    });
    if (types.length === 0) this.#nodes.addProblem(node, 'types must name one');
    return types;
  }

  #ownType(values: ReadonlyMap<string, unknown>) {
    const id = this.#name(values.get('id'), 'id');
    if (knownTypes().has(id) || this.#ownIds.has(id)) {
      this.#nodes.addProblem(values.get('id'), `the id "${id}" is already in use`);
    }
    this.#ownIds.add(id);
    const name = this.#nodes.text(values.get('name'), 'name', 80);
    const textOr = (key: string, otherwise: string): string =>
      values.has(key) ? this.#nodes.text(values.get(key), key) : otherwise;
    return {
      id,
      name,
      category: this.#nodes.choice(values.get('category'), 'category', CATEGORIES),
      severity: this.#nodes.choice(values.get('severity'), 'severity', SEVERITIES),
      why: textOr('why', `The policy lists this as “${name}”.`),
      recommendation: textOr('recommendation', 'Check it against the policy.'),
      ...(values.has('sensitive') && {
        isSensitive: this.#nodes.truth(values.get('sensitive'), 'sensitive'),
      }),
    };
  }
}

function unknownName(what: string, name: string, known: Iterable<string>): string {
  return `unknown ${what} "${name}"${suggestName(name, known)}`;
}

function flagsOf(ignoreCase: boolean): string {
  return ignoreCase ? 'iu' : 'u';
}
