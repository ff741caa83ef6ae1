import { extname } from 'node:path';

import type { InstalledPackages } from './installed-packages.ts';
import type { Peer } from './peer.ts';

interface Source {
  readonly filePath: string;
  readonly content: string;
  readonly contentType: 'text';
  readonly ext: string;
}

interface Rules {
  readonly config: { readonly rules: readonly { readonly id: string; readonly rule: unknown }[] };
}

type Lint = (task: { source: Source; options: Rules }) => Promise<{
  readonly messages: readonly { readonly range: readonly [start: number, end: number] }[];
}>;

const CORE = '@secretlint/core';
const PRESET = '@secretlint/secretlint-rule-preset-recommend';

/** secretlint, which checks files for credentials. */
export async function loadSecretlint(packages: InstalledPackages): Promise<Peer> {
  const { lintSource } = await packages.load<{ lintSource: Lint }>(CORE);
  const { creator: rule } = await packages.load<{ creator: unknown }>(PRESET);
  const options: Rules = { config: { rules: [{ id: PRESET, rule }] } };
  return {
    name: 'secretlint',
    version: await packages.versionOf(CORE),
    configuration: `its recommended preset, ${await packages.versionOf(PRESET)}, with that preset's own options; files keep their names; every message is a secret`,
    figures: {
      'language/policy-gitleaks/dev.jsonl': ['F1'],
      'language/policy-secretlint/dev.jsonl': ['F1'],
      'language/policy-detect-secrets/dev.jsonl': ['F1'],
      'language/policy-fake-leaks/dev.jsonl': ['F1'],
      'language/policy-leaky-repo/dev.jsonl': ['recall'],
      'language/policy-doc-secrets/dev.jsonl': ['F1'],
    },
    async find({ id, text: content }) {
      const filePath = fileOf(id);
      const source: Source = { filePath, content, contentType: 'text', ext: extname(filePath) };
      const { messages } = await lintSource({ source, options });
      return messages.map(({ range: [start, end] }) => ({ start, end, label: 'secret' }));
    },
  };
}

/** A document's file: where it was one, its name is behind that of the corpus, and some rules ask for it. */
function fileOf(id: string): string {
  return `/${id.slice(id.indexOf('-') + 1)}`;
}
