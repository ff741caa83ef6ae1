import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a test run its own folder for temporary files, and removes it with its contents afterwards. */
export default function createTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-tests-'));
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder });
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}
