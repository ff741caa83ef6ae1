/** `proviso move-documents`: from the data folder to a bucket, or back. */
import { runMoveDocuments } from './move-documents/run-move-documents.ts';

process.exitCode = await runMoveDocuments(process.argv.slice(3), process.env, {
  output: process.stdout,
  errors: process.stderr,
});
