import { formatCount } from '#web/lib/format/format-count.ts';

/** All texts of the settings. */
export const texts = {
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  saving: 'Saving...',
  failed: 'That did not work. Please try again.',
  loading: 'Loading',
  unavailable: 'This could not be loaded. Please reload the page.',
  enabled: 'Enabled',
  notEnabled: 'Not Enabled',
  profile: {
    title: 'Profile Information',
    name: 'Name',
    email: 'Email',
    verified: 'Verified',
    noEmail: 'Not provided',
    password: 'Password',
    passwordSet: 'Set',
    noPassword: 'Not set',
    accountType: 'Account Type',
    changeName: 'Change Name',
    changePassword: 'Change Password',
    setPassword: 'Set Password',
    updateEmail: 'Update Email',
    pending: (address: string) => `Waiting for confirmation: ${address}`,
    cancelChange: 'Cancel the change',
    changeCanceled: 'Change canceled',
    changeCanceledDetail: 'Your address stays as it is. The links in the emails no longer work.',
    changeOver: 'No change of address is waiting any more: it was confirmed, or its time is over.',
    changeNotCanceled: 'The change was not canceled',
  },
  name: {
    title: 'Change your name',
    intro: 'The name the app addresses you by.',
    label: 'Name',
    required: 'Enter a name.',
    success: 'Name changed',
  },
  password: {
    title: 'Change your password',
    setTitle: 'Set a password',
    intro: 'You need your current password for this.',
    setIntro:
      'You currently sign in without a password. Once you set one, you can sign in either way.',
    current: 'Current password',
    currentRequired: 'Enter your current password.',
    endOthers: 'Sign out everywhere else',
    othersEnd: 'This ends all your other sessions.',
    stays: {
      keysAndWebhooks:
        'Your API keys and webhooks stay valid. If somebody else may have used your account, look through them as well:',
      webhooks:
        'Your webhooks stay valid. If somebody else may have used your account, look through them as well:',
      keysLink: 'API Keys',
      webhooksLink: 'Webhooks',
    },
    success: 'Password changed',
    refusals: {
      current_password_invalid: 'This is not your current password.',
      current_password_required: 'Enter your current password.',
    },
  },
  email: {
    title: 'Update your email',
    intro: 'We send an email to both addresses. The change takes effect once both are confirmed.',
    label: 'New email',
    send: 'Send emails',
    sending: 'Sending...',
    same: 'This is already your address.',
    sentTitle: 'Confirm the change in both emails',
    sent: (from: string, to: string) =>
      `We sent one email to ${from} and one to ${to}. Open both links within an hour. Until then, your address stays the same.`,
    outbox: (from: string, to: string) =>
      `This installation has no mail server: the two emails, to ${from} and to ${to}, are in its outbox folder. Its operator can pass the links on; open both within an hour. Until then, your address stays the same.`,
  },
  proof: {
    title: 'Confirm that it is you',
    intro: 'You signed in a while ago. Confirm that it is you to continue.',
    password: 'Your password',
    continue: 'Continue',
    checking: 'Checking...',
    mail: 'Email me a code instead',
    mailFirst: 'Email me a code',
    mailed: (address: string) => `We sent a code to ${address}.`,
    mailedAgain: (address: string) =>
      `We sent another code to ${address}. Earlier codes no longer work.`,
    mailAgain: 'Send another code',
    enterPassword: 'Use the password instead',
    outbox:
      'This installation has no mail server. The email is in its outbox folder, and its operator can tell you the code.',
    code: 'Code from the email',
    wrongPassword: 'This password is incorrect.',
    wrongCode: 'This code is incorrect or has expired.',
  },
  security: {
    title: 'Security & Privacy',
    twoFactor: 'Two-Factor Authentication',
    twoFactorText: 'A code from an authenticator app, required as a second step when you sign in.',
    setUp: 'Set Up',
    manage: 'Manage',
    notices: 'Login Notifications',
    noticesText: 'An email when someone signs in from a new device or network.',
    noticesOutbox:
      'This installation has no mail server: the emails are in its outbox folder, where its operator can find them.',
    turnOn: 'Turn On',
    turnOff: 'Turn Off',
    noticesOn: 'Login notifications are on',
    noticesOff: 'Login notifications are off',
  },
  sessions: {
    title: 'Sessions',
    text: 'Browsers where you are signed in.',
    current: 'This one',
    from: (address: string, opened: string) => `${address} · signed in ${opened}`,
    active: (when: string, exactly: string) => `Last seen ${when} (${exactly})`,
    activeNow: 'Active now',
    end: 'Sign out',
    endOf: (device: string) => `Sign out ${device}`,
    endOthers: 'Sign out all others',
    ended: 'Signed out there',
    othersEnded: 'Signed out everywhere else',
    alone: 'You are not signed in anywhere else.',
  },
  twoFactor: {
    title: 'Two-Factor Authentication',
    description:
      'The authenticator apps of your account, and recovery codes in case you lose them.',
    none: 'No authenticator app is set up yet.',
    add: 'Add an authenticator app',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    removal: {
      title: (name: string) => `Remove “${name}”?`,
      text: 'Its codes no longer sign you in. Your other authenticators stay.',
      last: (hasCodes: boolean) =>
        hasCodes
          ? 'It is your only authenticator. Your account will have no second factor, and your recovery codes are deleted.'
          : 'It is your only authenticator. Your account will have no second factor.',
      confirm: 'Remove authenticator',
    },
    removed: 'Authenticator removed',
    added: (date: string) => `Added ${date}`,
    scan: 'Scan this QR code with your authenticator app, or enter the secret by hand.',
    qrCode: 'QR code for your authenticator app',
    secret: 'Secret',
    copySecret: 'Copy Secret',
    code: 'Six-digit code',
    codeHint: 'The code that the app shows now.',
    verify: 'Verify',
    success: 'Two-factor authentication is on',
    authenticator: (number: number) => `Authenticator ${number}`,
    codes: 'Recovery codes',
    codesLeft: (count: number) =>
      count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`,
    newCodes: 'Create new recovery codes',
    replacement: {
      title: 'Create new recovery codes?',
      text: (remaining: number | undefined) => {
        if (remaining === 0) return 'All of your recovery codes are used. You get ten new ones.';
        const old =
          remaining === 1
            ? 'The recovery code that you have left stops'
            : `The ${remaining === undefined ? 'recovery codes' : `${remaining} recovery codes`} that you have left stop`;
        return `${old} working at once, wherever you keep a copy. You get ten new ones, which are shown once.`;
      },
      confirm: 'Replace the codes',
    },
    keep: 'Keep these codes where you can reach them without your device. Each works once, and they will not be shown again. Older codes no longer work.',
    copy: 'Copy',
    copied: 'Recovery codes copied',
    copyFailed: 'The codes could not be copied. Select them, or download them.',
    download: 'Download',
    fileName: 'proviso-recovery-codes.txt',
    kept: 'I have saved them',
    notKept:
      'These have not been saved yet and will not be shown again. Close once more to continue without them.',
  },
  data: {
    title: 'Data & Privacy',
    export: 'Export Data',
    exportText: 'Download all your document data',
    exporting: 'Exporting...',
    exportProgress: (done: number, total: number) =>
      total === 1
        ? `${formatCount(done)} of 1 document`
        : `${formatCount(done)} of ${formatCount(total)} documents`,
    exportDone: 'Export complete',
    exportDoneDetail: 'The archive is in your downloads.',
    exportFailed: 'The export was not completed. Please try again.',
    retention: 'Uploaded Files',
    retentionText: 'Files are deleted after this time. Their reports stay.',
    retentionBound: (days: number) =>
      `This installation keeps files for ${formatCount(days)} days at most.`,
    retentionSaved: 'Saved',
    shorten: {
      title: 'Delete uploaded files earlier?',
      text: (days: number, older: number | undefined) =>
        [
          `Every uploaded file is deleted ${days === 1 ? '1 day' : `${formatCount(days)} days`} after it was uploaded.`,
          ...(older === undefined || older === 0 ? [] : [olderFiles(older)]),
          'Deleted files cannot be restored. Their reports stay.',
        ].join(' '),
      confirm: 'Delete earlier',
    },
    forever: 'Keep until I delete them',
    days: (days: number) => (days === 1 ? 'After 1 day' : `After ${formatCount(days)} days`),
    longest: (days: number) => `After ${formatCount(days)} days (the most)`,
    delete: 'Delete Account',
    deleteText: 'Permanently remove your account',
  },
  deletion: {
    title: 'Delete your account?',
    consequence:
      'Your documents, reports, decisions and profile are deleted immediately and permanently, and a paid plan ends. Nothing can be restored: export your data first if you may need it.',
    confirmation: (email: string) => `Type ${email} to confirm`,
    differs: 'This is not the address of your account.',
    password: 'Password',
    confirm: 'Delete Account',
    busy: 'Deleting...',
    success: 'Your account was deleted',
    successText: 'All of its data is gone.',
    leave: 'Leave',
  },
  appearance: {
    title: 'Appearance',
    text: 'Color theme of the app in this browser.',
  },
} as const;

function olderFiles(count: number): string {
  return count === 1
    ? '1 file is older than that already and is deleted soon.'
    : `${formatCount(count)} files are older than that already and are deleted soon.`;
}
