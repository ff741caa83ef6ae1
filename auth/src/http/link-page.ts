import { createHash } from 'node:crypto';

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;margin:20vh auto;max-width:24rem;padding:1rem;text-align:center}button{font:inherit;padding:.6rem 1.2rem}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * The page of a mailed link. Programs that look at links before people do fetch this page and press no button, so
 * that the link is still good. It repeats nothing of the request: the form goes to the page's own address.
 */
export const LINK_PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Continue</title><style>${STYLE}</style></head>
<body><main><h1>One more step</h1><p>Continue to finish what your mail is about.</p>
<form method="post"><button>Continue</button></form></main></body></html>
`;

/** Headers of the page; browsers hold redirects after a form to `form-action`, so that it names where this one leads. */
export function linkPageHeaders(redirectTo: string): Readonly<Record<string, string>> {
  const { origin, protocol } = new URL(redirectTo);
  const target = origin === 'null' ? protocol : origin;
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self' ${target}; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}
