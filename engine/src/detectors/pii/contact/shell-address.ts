import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';

/** A command that logs in to a host, and its options. */
const LOGS_IN = endingAtOffset(
  String.raw`(?<![\w./-])(?:ssh|sftp|mosh|autossh|ssh-copy-id|sshfs|sshpass -\w{1,3})(?: -{1,2}[A-Za-z][\w-]{0,30}(?:[= ](?!-)[\w~./:,=%$"{}-]{1,80})?){0,6} ["']?`,
);
/** A command that copies files between hosts; behind the host, a colon and a path follow. */
const COPIES = endingAtOffset(String.raw`(?<![\w./-])(?:scp|rsync)(?= )[^\n]{1,200}`);
const COLON = /^["']?:{1,2}[^\s:]/;
/** A path on the host, as in `scp` and in the prompt of a shell. */
const PATH = /^["']?:(?:[~/]|\$)/;

/**
 * Whether a user and a host, joined by an at sign, are where a command logs in or copies files, not an e-mail address.
 */
export function isInShell(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 4);
  if (PATH.test(after) || startOfMatchBefore(text, start, LOGS_IN) !== undefined) return true;
  return COLON.test(after) && startOfMatchBefore(text, start, COPIES) !== undefined;
}
