import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The texts that LibreOffice (`soffice`, which must be installed) extracts from Word documents, by file; files that it
 * does not open are absent. No two files may have the same name.
 */
export async function officeTexts(files: readonly string[]): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'proviso-office-'));
  try {
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const convert = ['--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder];
    await run('soffice', [profile, ...convert, ...files], { maxBuffer: Infinity });
    const texts = new Map<string, string>();
    for (const file of files) {
      const name = `${basename(file, extname(file))}.txt`;
      const text = await readFile(join(folder, name), 'utf8').catch(() => undefined);
      if (text !== undefined) texts.set(file, text);
    }
    return texts;
  } finally {
    await rm(folder, { recursive: true });
  }
}
