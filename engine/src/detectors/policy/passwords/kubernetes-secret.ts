import type { PlaceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/laws.ts';

/** How far a secret's manifest extends before and after the line with its kind. */
const REACH = 1500;
/** The lines of `data` or `stringData`, each indented further than it. */
const DATA =
  /(?<=^|\n)([ \t-]{0,24})(?:stringData|data):[ \t]{0,8}\r?\n((?:(?:[ \t]{1,200}(?:[^ \t\r\n][^\r\n]{0,400})?)?\r?\n){0,39}[ \t]{1,24}[^\n]{0,1500})/g;
/** A name and its value on the same line, or in a block below. */
const ENTRY =
  /(?<=^|\n)[ \t]{1,24}["']?[\w.-]{1,80}["']?:[ \t]{0,4}(?:[|>][+-]?[ \t]{0,4}\r?\n[ \t]{1,32})?["']?([\w+/=.:$-]{12,1500})["']?(?=\s|$)/g;
const TEMPLATE = /^\$|\{\{|^(?:true|false|null)$|^(.)\1+$/;

export const kubernetesSecret: PlaceDetector = {
  scope: 'place',
  id: 'kubernetes-secret',
  typeName: 'Kubernetes secret',
  category: 'policy',
  description:
    'The value of a Kubernetes secret in a manifest; templates and empty values are ignored.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Replace the secret and keep secret manifests encrypted.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 5.17' },
  triggers: ['kind: secret', 'kind: "secret"', "kind: 'secret'"],
  reach: { before: REACH, after: REACH },
  examples: [
    'apiVersion: v1\nkind: Secret\nmetadata:\n  name: docker\ndata:\n  extra: [[YWRtaW46cGFzc3dvcmQ=]]\n',
    'apiVersion: v1\nstringData:\n  seed: [[correct-horse-staple]]\nkind: Secret\n',
    'apiVersion: v1\nkind: Secret\nmetadata:\n  name: registry\ndata:\n  htpasswd: ""\n',
    'apiVersion: v1\nkind: Secret\nstringData:\n  seed: ${env.SEED_OF_THE_APP}\n',
  ],
  verify({ text, start, end }) {
    const from = Math.max(
      0,
      text.lastIndexOf('\n---', start),
      lastIndexBefore(text, 'kind:', start),
    );
    const next = [text.indexOf('\n---', end), text.indexOf('kind:', end)].filter((at) => at >= 0);
    const manifest = text.slice(from, Math.min(text.length, ...next));
    for (const block of manifest.matchAll(DATA)) {
      const linesAt = from + block.index + block[0].length - (block[2]?.length ?? 0);
      const lines = block[2] ?? '';
      for (const entry of lines.matchAll(ENTRY)) {
        const value = entry[1] ?? '';
        if (TEMPLATE.test(value)) continue;
        const at = linesAt + entry.index + entry[0].lastIndexOf(value);
        const why = 'A value appears in the data of a manifest of kind Secret.';
        return { start: at, end: at + value.length, confidence: 0.85, why };
      }
    }
    return undefined;
  },
};

function lastIndexBefore(text: string, part: string, offset: number): number {
  return offset === 0 ? -1 : text.lastIndexOf(part, offset - 1);
}
