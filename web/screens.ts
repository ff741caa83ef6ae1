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
  '^/(?:home/?)?$': ['pages/landing.tsx'],
  '^/login/?$': ['pages/login.tsx'],
  '^/signup/?$': ['pages/signup.tsx'],
  '^/dashboard/?$': [...SIGNED_IN, 'pages/dashboard.tsx'],
  '^/upload/?$': [...SIGNED_IN, 'pages/upload.tsx'],
  '^/documents/?$': [...SIGNED_IN, 'pages/documents.tsx'],
  '^/documents/\\d+/?$': [...SIGNED_IN, 'pages/document-detail.tsx'],
  '^/analyze/?$': [...SIGNED_IN, 'pages/analyze.tsx'],
  '^/put-back/?$': [...SIGNED_IN, 'pages/put-back.tsx'],
  '^/settings/?$': [...SIGNED_IN, 'pages/settings.tsx'],
  '^/settings/api-keys/?$': [...SIGNED_IN, 'pages/api-keys.tsx'],
  '^/settings/webhooks/?$': [...SIGNED_IN, 'pages/webhooks.tsx'],
  '^/settings/activity/?$': [...SIGNED_IN, 'pages/activity.tsx'],
  '^/settings/allowed/?$': [...SIGNED_IN, 'pages/allowed-values.tsx'],
  '^/settings/policies/?$': [...SIGNED_IN, 'pages/policies.tsx'],
  '^/settings/policies/(?:\\d+|new)/?$': [...SIGNED_IN, 'pages/policy-editor.tsx'],
  '^/guides/?$': [...SIGNED_IN, 'pages/guides.tsx'],
  ...Object.fromEntries(
    GUIDES.map((name) => [`^/guides/${name}/?$`, [...SIGNED_IN, 'pages/guide.tsx']]),
  ),
  '^/checkout/[^/]+/?$': [...SESSION, 'pages/checkout.tsx'],
  '^/billing/[^/]+/?$': [...SESSION, 'pages/billing.tsx'],
  '^/forgot-password/?$': ['pages/forgot-password.tsx'],
  '^/check-mail/?$': ['pages/check-mail.tsx'],
  '^/new-password/?$': ['pages/new-password.tsx'],
};
