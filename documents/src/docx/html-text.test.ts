import { expect, it } from 'vitest';

import { readHtmlLines } from './html-text.ts';

const linesOf = (html: string): string[] => readHtmlLines(Buffer.from(html));

it.each([
  ['<p title="a > b">Jane</p><a data-k=\'1>2\'>Doe</a>', ['Jane', 'Doe']],
  ['<p>Jane&nbsp;Roe &Abreve;&#98;c &amp;lt; 1 < 2</p>', ['Jane\u00a0Roe Ăbc &lt; 1 < 2']],
  ['<title/><p>Jane</p><script/>Roe', ['Jane', 'Roe']],
  ['<TITLE>no</TITLE><style><p>no</style>Jane<iframe><p>no</p></iframe> Roe', ['Jane Roe']],
  ['<!-- > no --><!-->Jane<!DOCTYPE no> <?no?>Roe', ['Jane Roe']],
  ['<p>Jane<![CDATA[ Roe]]></p>', ['Jane Roe']],
  ['<table><tr><td>A<td>B</table>C<br/>D', ['A\tB', 'C', 'D']],
  ['<ul><li>Jane\n  Roe<li>Ann</ul>', ['Jane Roe', 'Ann']],
  ['<p>Jane</p><script>no', ['Jane']],
  ['<script>if (a<b) c="</script><p>Jane</p>"', ['Jane', '"']],
])('reads the text of %s', (html, lines) => {
  expect(linesOf(html)).toEqual(lines);
});

it('takes no longer for tags that nothing closes', () => {
  const start = performance.now();
  expect(linesOf(`${'<b>'.repeat(300_000)}${'</i>'.repeat(300_000)}Jane`)).toEqual(['Jane']);
  expect(performance.now() - start).toBeLessThan(3000);
});
