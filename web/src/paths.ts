/** The addresses of the app's screens. */
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
  /** The pages of the embedded checkout; the server makes their addresses. */
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
  /** In development builds alone. */
  design: '/design',
} as const;

/** The part of the settings that is about the language model, as it stands behind `#` in an address. */
export const LANGUAGE_MODEL_SETTING = 'language-model';

/** The address at which a newer version of a document is uploaded. */
export function newVersionPath(id: number): string {
  return `${paths.upload}?previous=${id}`;
}

/** The address at which an own policy is edited. */
export function policyPath(id: number): string {
  return `${paths.policies}/${id}`;
}

/** The address of one page of the documentation. */
export function guidePath(name: string): string {
  return `${paths.guides}/${name}`;
}

/** The address of one document's screen. */
export function documentPath(id: number): string {
  return `${paths.documents}/${id}`;
}
