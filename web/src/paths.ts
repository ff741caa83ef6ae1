/** The paths of the app's screens. */
export const paths = {
  landing: '/',
  home: '/home',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  checkMail: '/check-mail',
  newPassword: '/new-password',
  dashboard: '/dashboard',
  upload: '/upload',
  documents: '/documents',
  analyze: '/analyze',
  putBack: '/put-back',
  settings: '/settings',
  /** The pages of the embedded checkout; the server creates their URLs. */
  checkout: '/checkout/:session',
  billing: '/billing/:session',
  apiKeys: '/settings/api-keys',
  webhooks: '/settings/webhooks',
  activity: '/settings/activity',
  policies: '/settings/policies',
  allowedValues: '/settings/allowed',
  newPolicy: '/settings/policies/new',
  guides: '/guides',
  notFound: '/not-found',
  /** Only in development builds. */
  design: '/design',
} as const;

/** The fragment of the settings section about the language model. */
export const LANGUAGE_MODEL_SETTING = 'language-model';

/** The path for uploading a newer version of a document. */
export function newVersionPath(id: number): string {
  return `${paths.upload}?previous=${id}`;
}

/** The path of an own policy's editor. */
export function policyPath(id: number): string {
  return `${paths.policies}/${id}`;
}

/** The path of a documentation page. */
export function guidePath(name: string): string {
  return `${paths.guides}/${name}`;
}

/** The path of a document's screen. */
export function documentPath(id: number): string {
  return `${paths.documents}/${id}`;
}
