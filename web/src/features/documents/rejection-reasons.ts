import { ACCEPTED_FILES } from '@proviso/contracts';

import { texts } from './texts.ts';

const EXTENSIONS = Object.keys(ACCEPTED_FILES);

/** Why the file-drop component rejected a file: its code and its own message. */
interface Rejection {
  readonly code: string;
  readonly message: string;
}

/** Each reason for rejecting files once; and if there were too many, how to upload them where that is offered. */
export function reasonsOf(rejections: readonly Rejection[], offersSeveral: boolean): string[] {
  const isTooMany = rejections.some(({ code }) => code === 'too-many-files');
  const reasons = rejections.map(reasonOf);
  return [...new Set(isTooMany && offersSeveral ? [...reasons, texts.upload.useSeveral] : reasons)];
}

// The component's own message lists MIME types, which mean nothing to most people.
export function reasonOf({ code, message }: Rejection): string {
  return code === 'file-invalid-type' ? texts.upload.wrongType(EXTENSIONS) : message;
}
