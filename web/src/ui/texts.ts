/** The texts that are part of the design system. */
export const texts = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Not copied',
  copyFailedDetail: 'The browser does not allow it here. Select the text and copy it by hand.',
  cancel: 'Cancel',
  tooLong: (limit: string, excess: string) =>
    `At most ${limit} characters: this is ${excess} too long.`,
  notCopied:
    'This has not been copied yet and will not be shown again. Close once more to continue without it.',
  failure: 'That did not work. Please try again.',
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes have not been saved and will be lost.',
    confirm: 'Leave',
  },
  loadFailure: {
    title: 'This could not be loaded',
    text: 'The server did not answer as expected.',
    retry: 'Try again',
  },
} as const;
