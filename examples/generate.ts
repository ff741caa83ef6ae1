/** `npm run examples`: writes the example documents in all formats, and the manifest of what is planted. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { renderExamples } from './render-examples.ts';

const folder = import.meta.dirname;
await mkdir(join(folder, 'documents'), { recursive: true });
const files = renderExamples();
for (const [path, bytes] of files) await writeFile(join(folder, path), bytes);
console.log(`Wrote ${String(files.size)} files to examples/.`);
