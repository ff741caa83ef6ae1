import { describe, expect, it } from 'vitest';

import { makePdf, showText } from '../testing/minimal-pdf.ts';
import { readPdf } from './read-pdf.ts';

const CONTENT = showText([50, 700, 'A page with a portal']);
const ADDRESS = 'https://portal.example/p/536-22-1234?m=jane.roe%40example.org';

/** A page with one annotation, object 100. */
function pageWith(annotation: string, catalog = ''): Uint8Array {
  return makePdf([{ content: CONTENT, entries: '/Annots [100 0 R]' }], {
    objects: [`<< /Type /Annot ${annotation} >>`],
    catalog,
  });
}

const field = (entries: string): Uint8Array =>
  pageWith(`/Subtype /Widget /T (f) /F 4 /Rect [50 400 350 450] /DA (/F1 12 Tf) ${entries}`);
const linkTo = (address: string): Uint8Array =>
  pageWith(`/Subtype /Link /Rect [50 690 200 720] /A << /S /URI /URI (${address}) >>`);

describe('what a PDF stores beside its pages', () => {
  it('includes the target of a link, decoded', async () => {
    const { text, segments } = await readPdf(linkTo(ADDRESS));
    expect(text.split('\n').at(-1)).toBe(decodeURIComponent(ADDRESS));
    expect(segments.at(-1)).toMatchObject({ part: 'hidden-text', hiddenBy: 'stored-in-field' });
  });

  it.each(['https://portal.example/', 'mailto:portal'])(
    'excludes a target that says nothing more than the page: %s',
    async (address) => {
      expect((await readPdf(linkTo(address))).text).toBe('A page with a portal');
    },
  );

  it('includes the titles of bookmarks that no line says, however they are linked', async () => {
    const bytes = makePdf([{ content: CONTENT }], {
      objects: [
        '<< /First 101 0 R /Last 102 0 R /Count 2 >>',
        '<< /Title (File of Jane Roe) /Parent 100 0 R /Next 102 0 R /First 101 0 R >>',
        '<< /Title (A page with a portal) /Parent 100 0 R /Next 101 0 R >>',
      ],
      catalog: '/Outlines 100 0 R',
    });
    expect((await readPdf(bytes)).text).toBe('A page with a portal\nFile of Jane Roe');
  });

  it('includes what an XFA form was filled in with, and says that the form was not read', async () => {
    const xml =
      '<xdp><template>Please wait</template><xfa:datasets><ssn>536-22-1234</ssn></xfa:datasets></xdp>';
    const bytes = makePdf([{ content: CONTENT }], {
      objects: [`<< /Length ${xml.length} >>\nstream\n${xml}\nendstream`],
      catalog: '/AcroForm << /Fields [] /XFA 100 0 R >>',
    });
    const { text, unread } = await readPdf(bytes);
    expect(text).toBe('A page with a portal\n536-22-1234');
    expect(unread).toMatchObject([{ code: 'unread-form' }]);
  });

  it('reads no more of an XFA form than its limit, however often it names a packet, and says so', async () => {
    const name = 'datasets';
    const xml = `<${name}>${`<a>Jane</a>${' '.repeat(99)}`.repeat(20_000)}</${name}>`;
    const packets = '(p) 100 0 R '.repeat(8);
    const bytes = makePdf([{ content: CONTENT }], {
      objects: [`<< /Length ${xml.length} >>\nstream\n${xml}\nendstream`],
      catalog: `/AcroForm << /Fields [] /XFA [${packets}] >>`,
    });
    const { text, unread } = await readPdf(bytes);
    expect(text).toBe('A page with a portal\nJane');
    expect(unread).toMatchObject([{ code: 'unread-form' }, { code: 'truncated' }]);
  });

  it('says that there are more bookmarks than are read', async () => {
    const count = 20_001;
    const bookmarks = Array.from(
      { length: count },
      (_, index) => `<< /Title (Part) /Next ${102 + index} 0 R >>`,
    );
    const bytes = makePdf([{ content: CONTENT }], {
      objects: [`<< /First 101 0 R /Count ${count} >>`, ...bookmarks, '<< /Title (Jane Roe) >>'],
      catalog: '/Outlines 100 0 R',
    });
    expect((await readPdf(bytes)).unread).toMatchObject([{ code: 'truncated' }]);
  });

  it('includes all choices of a list that viewers draw, and the shown one of a box that unfolds', async () => {
    const list = field('/FT /Ch /Opt [(Jane Roe) (other)] /V (other)');
    expect((await readPdf(list)).text).toMatch(/other\nJane Roe$/);
    const box = field('/FT /Ch /Ff 131072 /Opt [[(17) (Jane Roe)] [(18) (Ann)]] /V (17)');
    expect((await readPdf(box)).text).toMatch(/17\nJane Roe$/);
  });

  it('includes choices of a list and of a box that unfolds whatever their number', async () => {
    const others = Array.from({ length: 1200 }, (_, index) => `[(e${index}) (c${index})]`).join('');
    const list = field(`/FT /Ch /Opt [${others} (Jane Roe)] /V (other)`);
    expect((await readPdf(list)).text).toMatch(/c1199\nJane Roe$/);
    const box = field(`/FT /Ch /Ff 131072 /Opt [${others} [(17) (Jane Roe)]] /V (17)`);
    expect((await readPdf(box)).text).toMatch(/17\nJane Roe$/);
  });

  it('says that a page has more choices than are read', async () => {
    const list = field(`/FT /Ch /Ff 131072 /Opt [${'(a)'.repeat(100_001)}] /V (b)`);
    expect((await readPdf(list)).unread).toMatchObject([{ code: 'truncated', pages: [1] }]);
  });

  it('says that the caption of a button was not read', async () => {
    const { unread } = await readPdf(field('/FT /Btn /Ff 65536 /MK << /CA (Jane Roe) >>'));
    expect(unread).toMatchObject([{ code: 'undrawn-button', pages: [1] }]);
  });
});
