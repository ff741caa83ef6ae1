import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a run of tests a folder of its own for temporary files, and removes it behind them with what they left. */
export default function giveTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-tests-'));
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder });
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}
