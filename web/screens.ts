import { GUIDES } from './src/features/guides/guide-names.ts';

/** What keeps a session. */
const SESSION = [
  'features/account/session/session.ts',
  'features/account/session/auth-client.ts',
  'features/account/session/load-profile.ts',
];

/** What every screen of somebody who is signed in needs, whichever it is. */
const SIGNED_IN = [...SESSION, 'shell/app-shell.tsx'];

/**
 * The modules that a screen comes to ask for one after the other, by its address. The server takes only these addresses
 * for screens.
 */
export const SCREENS: Readonly<Record<string, readonly string[]>> = {
  '^/(?:home/?)?$': ['pages/landing/landing.tsx'],
  '^/login/?$': ['pages/sign-in/login.tsx'],
  '^/signup/?$': ['pages/sign-in/signup.tsx'],
  '^/dashboard/?$': [...SIGNED_IN, 'pages/dashboard/dashboard.tsx'],
  '^/upload/?$': [...SIGNED_IN, 'pages/library/upload.tsx'],
  '^/documents/?$': [...SIGNED_IN, 'pages/library/documents.tsx'],
  '^/documents/\\d+/?$': [...SIGNED_IN, 'pages/document/document-detail.tsx'],
  '^/analyze/?$': [...SIGNED_IN, 'pages/analyze/analyze.tsx'],
  '^/put-back/?$': [...SIGNED_IN, 'pages/put-back.tsx'],
  '^/settings/?$': [...SIGNED_IN, 'pages/settings/settings.tsx'],
  '^/settings/api-keys/?$': [...SIGNED_IN, 'pages/settings/api-keys.tsx'],
  '^/settings/webhooks/?$': [...SIGNED_IN, 'pages/settings/webhooks.tsx'],
  '^/settings/activity/?$': [...SIGNED_IN, 'pages/settings/activity.tsx'],
  '^/settings/allowed/?$': [...SIGNED_IN, 'pages/settings/allowed-values.tsx'],
  '^/settings/policies/?$': [...SIGNED_IN, 'pages/policies/policies.tsx'],
  '^/settings/policies/(?:\\d+|new)/?$': [...SIGNED_IN, 'pages/policies/policy-editor.tsx'],
  '^/guides/?$': [...SIGNED_IN, 'pages/guides/guides.tsx'],
  ...Object.fromEntries(
    GUIDES.map((name) => [`^/guides/${name}/?$`, [...SIGNED_IN, 'pages/guides/guide.tsx']]),
  ),
  '^/checkout/[^/]+/?$': [...SESSION, 'pages/settings/checkout.tsx'],
  '^/billing/[^/]+/?$': [...SESSION, 'pages/settings/billing.tsx'],
  '^/forgot-password/?$': ['pages/sign-in/forgot-password.tsx'],
  '^/check-mail/?$': ['pages/sign-in/check-mail.tsx'],
  '^/new-password/?$': ['pages/sign-in/new-password.tsx'],
};
