/** Words that parts of the design system bring along. */
export const texts = {
  copy: 'Copy',
  copied: 'Copied',
  cancel: 'Cancel',
  notCopied:
    'This is not copied yet, and it is not shown again. Close once more to go on without it.',
  failure: 'That did not work. Please try again.',
  leave: {
    title: 'Leave without saving?',
    text: 'What you changed here is not saved and will be lost.',
    confirm: 'Leave',
  },
  loadFailure: {
    title: 'This could not be loaded',
    text: 'The server did not answer as expected.',
    retry: 'Try again',
  },
} as const;
