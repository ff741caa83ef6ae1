/** A mail's content, before it is rendered. */
interface MailContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly code?: string;
  readonly link?: { readonly url: string; readonly label: string };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);
}

/** Renders the content as plain text and as HTML, both complete. */
export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: renderText(content), html: renderHtml(content) };
}

function renderText({ paragraphs, code, link }: MailContent): string {
  const parts = [
    ...(link ? [`${link.label}: ${link.url}`] : []),
    ...(code === undefined ? [] : [`Code: ${code}`]),
  ];
  const [opening = '', ...closing] = paragraphs;
  return `${[opening, ...parts, ...closing].join('\n\n')}\n`;
}

function renderHtml({ title, paragraphs, code, link }: MailContent): string {
  const [opening = '', ...closing] = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`);
  const parts = [
    ...(link ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`] : []),
    ...(code === undefined ? [] : [`<p>Code: <strong>${escapeHtml(code)}</strong></p>`]),
  ];
  const body = [opening, ...parts, ...closing].join('\n');
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>\n<body>\n${body}\n</body></html>\n`;
}
