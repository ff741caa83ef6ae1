import { formatCount } from '#web/lib/format/format-count.ts';

/** The texts of whole pages; each feature has its own. */
export const texts = {
  home: 'Back to home',
  homeLink: 'Proviso, back to home',
  listFailed: {
    title: 'Your documents could not be loaded',
    text: 'The server did not answer as expected. Nothing is lost; please try again.',
  },
  login: {
    page: 'Sign in',
    title: 'Welcome back',
    subtitle: 'Sign in to your documents and reports.',
    noAccount: 'No account yet?',
    signUp: 'Create an account',
  },
  signup: {
    page: 'Sign up',
    title: 'Create your account',
    trial: 'Free 14-day trial',
    subtitle: 'Your documents are analyzed on this server.',
    subtitleWithReader:
      'Your documents are analyzed on this server, unless you choose that a language model reads them too.',
    hasAccount: 'Already have an account?',
    signIn: 'Sign in',
    closed: 'This installation does not accept new accounts. Please ask its operator for one.',
  },
  forgotPassword: {
    title: 'Forgot your password?',
    subtitle: 'We will send you an email to set a new one.',
    outbox:
      'This installation has no mail server. The email to set a new one is put in its outbox folder, and its operator can pass it on.',
    back: 'Back to sign-in',
  },
  checkMail: {
    title: 'Check your email',
    confirmation: 'To finish signing up, open the link in the email sent to',
    recovery: 'If there is an account for it, an email with the next step is on its way to',
    recoveryOutbox:
      'This installation has no mail server. If there is an account for it, an email with the next step is in the outbox folder, and its operator can pass it on. It is for',
    change: 'Use another address',
    nothing:
      'Nothing there? Check your spam folder, or ask whoever runs this installation: it may not send email.',
    confirmed: {
      title: 'You are signed in',
      text: 'Your address is confirmed.',
      action: 'Go to Dashboard',
    },
  },
  newPassword: {
    title: 'Set a new password',
    subtitle: (email: string) => `For ${email}. All your other sessions will end.`,
    saved: 'Password changed',
    savedDetail: 'Use it to sign in from now on.',
    unavailable: 'This link cannot be used',
    unavailableText: 'Your password has not been changed.',
    noLink: 'This page opens from the link in an email.',
    signedIn:
      'You are signed in, but this link can no longer set a password: each link works once. Change your password in the settings, or request a new email.',
    settings: 'Go to the settings',
    again: 'Request a new email',
    back: 'Back to sign-in',
  },
  secondFactor: {
    title: 'Second factor',
    code: {
      title: 'One more step',
      subtitle: 'Open your authenticator app and enter the code that it shows for Proviso.',
      other: 'Use a recovery code',
    },
    recovery: {
      title: 'Recovery code',
      subtitle:
        'It replaces the authenticator that you have lost: all authenticators of your account are removed, and your other sessions end.',
      other: 'Use the authenticator',
    },
    signOut: 'Sign out',
  },
  dashboard: {
    title: 'Dashboard',
    subtitle: 'The state of your documents.',
    upload: 'Upload New Document',
    viewAll: 'View All Documents',
    recent: 'Recent Documents',
    empty: 'No documents yet',
    emptyText: 'Upload a contract, a letter or a policy to see what is in it.',
    emptyAction: 'Upload Document',
    loading: 'Loading your documents',
  },
  upload: {
    title: 'Upload Documents',
    subtitle: 'Secure compliance analysis for PII, bias detection, and policy violations',
    demo: 'Demo Mode',
    library: 'View Library',
    viewAll: 'View All Documents',
    blurbs: [
      { category: 'pii', title: 'PII Detection', text: 'Identifiers, contacts and accounts' },
      {
        category: 'discrimination',
        title: 'Bias Analysis',
        text: 'Wording that excludes people',
      },
      { category: 'policy', title: 'Policy Check', text: 'Secrets and marked content' },
    ],
    recent: 'Recent Activity',
    empty: 'No documents uploaded yet',
    emptyHint: 'Supported formats: PDF, Word, Text',
    loading: 'Loading recent documents',
  },
  library: {
    title: 'Document Library',
    subtitle: 'View, search, and manage all your analyzed documents in one place',
    add: 'Add Documents',
    loading: 'Loading your documents',
    noMatch: 'No documents match your criteria',
    noMatchText: 'Try another search, or clear the filters to see all documents.',
    clear: 'Clear Filters',
    empty: 'Your document library is empty',
    emptyText: 'Documents that you upload appear here with their reports.',
    emptyAction: 'Upload Your First Document',
    found: (count: number) => (count === 1 ? '1 document' : `${formatCount(count)} documents`),
  },
  detail: {
    page: 'Document',
    back: 'Back',
    uploadMore: 'Upload More',
    loading: 'Loading Document',
    notFound: {
      title: 'Document Not Found',
      text: "The document you're looking for might have been deleted or doesn't exist.",
      unreachable: 'Or the server could not be reached.',
      retry: 'Try again',
      action: 'Back to Documents',
    },
    analyzing: {
      title: 'Analyzing Document',
      text: 'This may take a minute. The report appears here automatically. We look for:',
      checks: [
        'Personal data (PII)',
        'Discriminatory or biased language',
        'Legal risks and compliance issues',
        'Policy violations',
      ],
    },
    failed: {
      title: 'Analysis Failed',
      text: 'Please upload the document again, or in another format.',
      action: 'Upload Again',
    },
    timedOut: {
      title: 'Analysis Timed Out',
      text: 'The results could not be loaded.',
      refresh: 'Refresh Page',
      back: 'Back to Documents',
    },
    originalDeleted: {
      title: 'The file itself was deleted',
      text: (date: string) =>
        `It was deleted on ${date}, at the end of its retention period. This report stays; the document can no longer be shown, analyzed again or cleaned.`,
    },
    unavailable: {
      title: 'Analysis Results Not Available',
      text: 'Likely causes:',
      causes: [
        'The analysis has only just ended, and its results are still being stored.',
        'The server was restarted while the results were being written.',
        'The document was analyzed by an older version.',
      ],
      refresh: 'Refresh Page',
      upload: 'Upload New Document',
    },
  },
  analyze: {
    title: 'Text Analysis',
    putBack: 'Put Values Back',
    upload: 'Upload Files',
    library: 'View Library',
    notes: [
      { title: 'Real-time Analysis', text: 'Findings appear as soon as the text has been read.' },
      { title: 'Deep Scanning', text: 'All four kinds of problem, each with its reason.' },
    ],
    speed: {
      title: 'Fast Results',
      text: 'Most texts take less than a second.',
      withReader:
        'Proviso takes less than a second for most texts; the language model takes longer.',
    },
    card: 'Paste Your Text',
  },
  settings: {
    title: 'Settings',
    automation: 'Policies, Automation & Activity',
    links: {
      policies: { title: 'Policies', text: 'Write your own and try them on a sample.' },
      allowed: {
        title: 'Allowed Values',
        text: 'Values that are no problem in any of your documents.',
      },
      apiKeys: { title: 'API Keys', text: 'Let programs upload, read and clean documents.' },
      webhooks: { title: 'Webhooks', text: 'Notify other programs when an analysis ends.' },
      activity: { title: 'Activity', text: 'What was done in this account, when and from where.' },
      guides: {
        title: 'Documentation',
        text: 'How to write policies, use the API and run Proviso.',
      },
    },
    back: 'Back to Settings',
  },
  wanted: {
    title: 'You are signed in',
    text: 'You had asked for another page.',
    action: 'Go to that page',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address.',
    action: 'Go to Dashboard',
  },
} as const;
