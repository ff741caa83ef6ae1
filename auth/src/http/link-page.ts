import { createHash } from 'node:crypto';

import { escapeHtml } from '../mail/render-mail.ts';

/** The web app's look, within a single self-contained page. */
const STYLE = `
:root{color-scheme:light dark;--ground:light-dark(#f5f8fa,#0d1217);--sheet:light-dark(#fff,#151b21);--line:light-dark(#dae0e5,#2c363f);--ink:light-dark(#0f1c2b,#eff2f4);--soft:light-dark(#3c4856,#c0c8d0);--accent:light-dark(#1a4468,#a9d0f0);--on-accent:light-dark(#fff,#0b1620)}
body{margin:0;background:var(--ground);color:var(--ink);font:.9375rem/1.5 ui-sans-serif,system-ui,sans-serif}
main{box-sizing:border-box;max-width:28rem;margin:0 auto;padding:max(2rem,14vh) 1.25rem 2rem}
.name,h1{font-family:ui-serif,Georgia,serif;font-weight:600;letter-spacing:-.01em}
.name{margin:0 0 1.5rem;padding-left:.75rem;border-left:2px solid light-dark(#cf8d86,#a8645d);font-size:1.25rem}
.sheet{padding:2rem 1.75rem;border:1px solid var(--line);border-radius:8px;background:var(--sheet)}
h1{margin:0;font-size:1.75rem;line-height:1.2}
.sheet p{margin:.5rem 0 1.75rem;color:var(--soft)}
button{width:100%;min-height:3rem;padding:.6rem 1.2rem;border:1px solid transparent;border-radius:5px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:500;cursor:pointer}
button:hover{filter:brightness(.92)}
button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * The page of a mailed link. Link scanners fetch this page but press no button, so the link stays valid. It contains
 * nothing of the request: the form posts to the page's own URL.
 */
export function linkPage(productName: string): string {
  const name = escapeHtml(productName);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Continue – ${name}</title><style>${STYLE}</style></head>
<body><main><p class="name">${name}</p>
<div class="sheet"><h1>One more step</h1><p>Continue to finish what your mail is about.</p>
<form method="post"><button>Continue</button></form></div></main></body></html>
`;
}

/**
 * Headers of the page; browsers apply `form-action` to redirects after a form too, so it lists this form's destination.
 */
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
