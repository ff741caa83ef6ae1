import { describe, expect, it } from 'vitest';

import { sanitizeSvg } from './sanitize-svg.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const LINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const EDITOR = 'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"';

describe('sanitizeSvg', () => {
  it('strips titles, descriptions, metadata, comments, and processing instructions', () => {
    const notes =
      '<metadata><dc:creator>Jane</dc:creator></metadata><desc>C:\\Jane</desc><title/><!-- Jane --><?note Jane?>';
    const drawing = `<?xml version="1.0"?><svg ${SVG}><g>%<text>Kept</text></g></svg>`;
    expect(sanitizeSvg(drawing.replace('%', notes))).toBe(drawing.replace('%', ''));
  });

  it('strips editor data but keeps links within the drawing', () => {
    const before = `<svg ${SVG} ${LINK} ${EDITOR} inkscape:export-filename="/home/jane"><inkscape:view by="Jane"><g/></inkscape:view><g data-name="Jane" id="a" inkscape:label='Jane'/><use xlink:href="#a"/></svg>`;
    expect(sanitizeSvg(before)).toBe(`<svg ${SVG} ${LINK}><g id="a"/><use xlink:href="#a"/></svg>`);
  });

  it('handles a drawing whose elements have a namespace prefix', () => {
    const drawing =
      '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:title>Jane</s:title><s:g/></s:svg>';
    expect(sanitizeSvg(drawing)).toBe(drawing.replace('<s:title>Jane</s:title>', ''));
  });

  it('strips a DOCTYPE without declarations and leaves a drawing with declarations unchanged', () => {
    const drawing = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><svg ${SVG}/>`;
    expect(sanitizeSvg(drawing)).toBe(`<svg ${SVG}/>`);
    const declaring = '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;<title/></svg>';
    expect(sanitizeSvg(declaring)).toBe(declaring);
  });

  it('returns the input unchanged when there is nothing to strip or the XML is malformed', () => {
    for (const drawing of [`<svg ${SVG}><g/></svg>`, '<svg><title>Jane</svg>']) {
      expect(sanitizeSvg(drawing)).toBe(drawing);
    }
  });

  it('loses names that nothing refers to, and what only screen readers say', () => {
    const named = `<svg ${SVG}><g id="Jane_Roe" aria-label="Jane"/><g id="Shade"/><use href="#Shade"/></svg>`;
    expect(sanitizeSvg(named)).toBe(`<svg ${SVG}><g/><g id="Shade"/><use href="#Shade"/></svg>`);
  });
});
