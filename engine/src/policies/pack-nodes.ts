import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  visit,
} from 'yaml';

import type { PackProblem } from './policy-pack-error.ts';

/** A key of a map, with the node of its value. */
export interface Entry {
  readonly key: string;
  readonly line: number;
  readonly value: unknown;
}

/** Stands in for a value that is missing, which has been reported already. */
export const MISSING = Symbol('lacking');

/** In our words what the parser says to programmers. */
const MESSAGES: ReadonlyMap<string, string> = new Map([
  ['MULTIPLE_DOCS', 'a policy is one document: nothing may follow a line with ---'],
]);

/** Reads the nodes of a YAML text and gathers what is wrong with them. */
export class PackNodes {
  readonly problems: PackProblem[] = [];
  readonly root: unknown;
  readonly #lines = new LineCounter();

  constructor(source: string) {
    const document = parseDocument(source, { lineCounter: this.#lines, prettyErrors: false });
    for (const { code, message, pos } of [...document.errors, ...document.warnings]) {
      const line = this.#lines.linePos(pos[0]).line;
      this.problems.push({ line, message: MESSAGES.get(code) ?? message });
    }
    this.root = document.contents;
    this.#rejectAliases(document);
  }

  lineOf(node: unknown): number {
    const [start = 0] = (isNode(node) && node.range) || [];
    return Math.max(1, this.#lines.linePos(start).line);
  }

  addProblem(node: unknown, message: string): void {
    if (node !== MISSING) this.problems.push({ line: this.lineOf(node), message });
  }

  /** The entries of a map; complains of anything else, and of keys that are not `allowed`. */
  entries(node: unknown, what: string, allowed?: readonly string[]): Entry[] {
    if (!isMap(node)) {
      this.addProblem(node, `${what} must be a map of keys and values`);
      return [];
    }
    return node.items.flatMap((pair) => {
      const entry = this.#entryOf(pair);
      if (allowed === undefined || allowed.includes(entry.key)) return [entry];
      const message = `unknown key "${entry.key}" in ${what}; known are ${allowed.join(', ')}`;
      this.problems.push({ line: entry.line, message });
      return [];
    });
  }

  items(node: unknown, what: string): unknown[] {
    if (isSeq(node)) return node.items;
    this.addProblem(node, `${what} must be a list`);
    return [];
  }

  text(node: unknown, what: string, longest = 500): string {
    const value = isScalar(node) ? node.value : undefined;
    if (typeof value === 'string' && value.trim() !== '' && value.length <= longest) {
      return value.trim();
    }
    this.addProblem(node, `${what} must be text of 1 to ${longest} characters`);
    return '';
  }

  /** A text, or a number as it is written, which needs no quotation marks. */
  literal(node: unknown, what: string, longest = 500): string {
    const isNumber = isScalar(node) && typeof node.value === 'number';
    const text = isNumber ? node.source : undefined;
    return text !== undefined && text.length <= longest ? text : this.text(node, what, longest);
  }

  /** A value that must be one of a few. */
  choice<Value extends string>(
    node: unknown,
    what: string,
    among: readonly [Value, ...Value[]],
  ): Value {
    const value = isScalar(node) ? node.value : undefined;
    const chosen = among.find((one) => one === value);
    if (chosen !== undefined) return chosen;
    this.addProblem(node, `${what} must be one of ${among.join(', ')}`);
    return among[0];
  }

  /** A number from 0 to 1. */
  share(node: unknown, what: string): number {
    const value = isScalar(node) ? node.value : undefined;
    if (typeof value === 'number' && value >= 0 && value <= 1) return value;
    this.addProblem(node, `${what} must be a number from 0 to 1`);
    return 0;
  }

  truth(node: unknown, what: string): boolean {
    const value = isScalar(node) ? node.value : undefined;
    if (typeof value === 'boolean') return value;
    this.addProblem(node, `${what} must be true or false`);
    return false;
  }

  /** Once of each name: a short text can hold very many. */
  #rejectAliases(document: Document): void {
    const named = new Set<string>();
    visit(document, {
      Alias: (_, alias) => {
        if (!named.has(alias.source)) {
          this.addProblem(alias, `write out what *${alias.source} stands for`);
        }
        named.add(alias.source);
      },
    });
  }

  #entryOf({ key, value }: Pair): Entry {
    return {
      key: isScalar(key) ? String(key.value) : '',
      line: this.lineOf(key),
      value,
    };
  }
}
