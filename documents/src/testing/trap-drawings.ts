import { deflateSync } from 'node:zlib';

import { showText, writePdf } from './minimal-pdf.ts';
import { TINY_JPEG } from './tiny-pictures.ts';

/** A PDF with secrets in what its page is drawn with, where no page shows them. */
export interface TrapDrawings {
  readonly bytes: Uint8Array;
  readonly secrets: readonly string[];
}

type NumberedObject = readonly [number: number, body: string];
type Secret = (place: string) => string;

/** Sets every trap; each secret states where it is. */
export function makeTrapDrawings(): TrapDrawings {
  const secrets: string[] = [];
  const secret = (place: string): string => {
    secrets.push(`secret-${place}`);
    return `secret-${place}`;
  };
  const bytes = writePdf([
    ...page(secret),
    ...fonts(secret),
    ...photos(secret),
    ...drawings(secret),
    ...colors(secret),
  ]);
  return { bytes, secrets };
}

function stream(entries: string, content: string | Buffer): string {
  const bytes = Buffer.from(content);
  return `<< ${entries} /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`;
}

function packed(entries: string, content: string | Buffer, behind = ''): string {
  const bytes = Buffer.concat([deflateSync(content), Buffer.from(behind)]);
  return stream(`${entries} /Filter /FlateDecode`, bytes);
}

function page(secret: Secret): NumberedObject[] {
  const pictures = [30, 31, 32, 33, 34, 35].map((number) => `/I${number} ${number} 0 R`).join(' ');
  return [
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, '<< /Type /Pages /Count 1 /Kids [3 0 R] >>'],
    [
      3,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R
       /Group << /S /Transparency /CS /DeviceRGB /Note (${secret('group')}) /Old /${secret('group-name')} >>
       /Resources << /Font << /F1 5 0 R /F2 6 0 R /F3 7 0 R /F4 8 0 R >>
         /XObject << /Form 40 0 R ${pictures} /I36 36 0 R >>
         /Pattern << /P1 41 0 R /P2 42 0 R >>
         /ExtGState << /G1 << /CA 1 /Name (${secret('state')}) >> /G2 << /SMask << /S /Alpha /G 43 0 R >> >> >>
         /ColorSpace << /Ink [/Separation /${secret('ink')} /DeviceGray 50 0 R] /Profile [/ICCBased 51 0 R]
           /Inks [/DeviceN [/${secret('several-inks')} /Black] /DeviceGray 50 0 R << /Colorants << /${secret('told-of-inks')} [] >> >>]
           /Palette [/Indexed /DeviceRGB 1 52 0 R] /Strings [/Indexed /DeviceRGB 0 (abc${secret('palette-string')})]
           /Other [/Separation /${secret('unused-ink')} /DeviceGray 50 0 R] >>
         /Shading << /S1 << /ShadingType 2 /Note /${secret('unused-shading')} >> >>
         /ProcSet [/PDF /${secret('procedures')}] /Unknown 55 0 R >> >>`,
    ],
    [4, packed('', drawPage(secret), secret('behind-content'))],
    [55, packed('', secret('unknown-resource'))],
  ];
}

function drawPage(secret: Secret): string {
  return [
    showText([50, 700, 'A page that shows this.']),
    'BT /F2 12 Tf 50 660 Td (AB) Tj ET BT /F3 12 Tf 50 640 Td (Mapped) Tj ET',
    ...[30, 31, 32, 33, 34, 35].map(
      (number) => `q 20 0 0 20 ${number * 10} 100 cm /I${number} Do Q`,
    ),
    `q 9 0 0 9 50 50 cm BI /W 1 /H 1 /CS /G /BPC 8 /Note (${secret('inline-entry')}) ID x${secret('inline-tail')} EI Q`,
    '/Pattern cs /P1 scn 50 200 100 50 re f /G1 gs /Form Do',
    '/Ink cs 1 scn 1 1 5 5 re f /Inks cs 1 1 scn 9 1 5 5 re f /Profile cs 1 0 0 scn 1 9 5 5 re f',
    '/Palette cs 1 scn 9 9 5 5 re f /Strings cs 0 scn 9 9 5 5 re f',
    `(${secret('operand')}) 1 w (${secret('unknown-operand')}) unknown /${secret('intent')} ri`,
    `BX (${secret('compatible')}) other EX [(shown) /${secret('name-in-text')}] TJ`,
  ].join('\n');
}

function fonts(secret: Secret): NumberedObject[] {
  const map = `% ${secret('map-comment')}
    /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def /Notice (${secret('map-notice')}) def
    begincmap 1 begincodespacerange <00> <ff> endcodespacerange
    2 beginbfchar <4d> <004d> <01> <${Buffer.from(
      `${secret('mapped-text')} which no letter is`,
      'utf16le',
    )
      .swap16()
      .toString('hex')}> endbfchar
    endcmap ${secret('map-end')}`;
  return [
    [5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    [
      6,
      `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [.001 0 0 .001 0 0] /Widths [1000 1000]
       /FirstChar 65 /LastChar 66 /CharProcs << /a 10 0 R /b 10 0 R /c 11 0 R >> /Name /${secret('font-name')}
       /Encoding << /Differences [65 /a /b /${secret('glyph-name')}] >> /Resources << /Font << /F1 8 0 R >> >> >>`,
    ],
    [
      7,
      `<< /Type /Font /Subtype /TrueType /BaseFont /Arial /FirstChar 77 /LastChar 77 /Widths [800] /ToUnicode 12 0 R >>`,
    ],
    [8, `<< /Type /Font /Subtype /Type1 /BaseFont /${secret('unused-font')} >>`],
    [10, stream('', '1000 0 0 0 1000 1000 d1 0 0 500 500 re f')],
    [11, stream('', `1000 0 d0 BT /F1 9 Tf (${secret('unused-glyph')}) Tj ET`)],
    [12, packed(`/CMapName /${secret('map-name')}`, map, secret('behind-map'))],
  ];
}

function photos(secret: Secret): NumberedObject[] {
  const image = '/Type /XObject /Subtype /Image /BitsPerComponent 8';
  const gray = `${image} /Width 1 /Height 1 /ColorSpace /DeviceGray`;
  const rows = Buffer.from(`\0abcdef\0abcdef\0${secret('behind-differences')}`);
  return [
    [30, stream(gray, `x${secret('behind-samples')}`)],
    [31, packed(gray, `x${secret('packed-with-samples')}`, secret('behind-packed-samples'))],
    [
      32,
      packed(
        `${image} /Width 2 /Height 2 /ColorSpace /DeviceRGB /DecodeParms << /Predictor 15 /Colors 3 /Columns 2 >>`,
        rows,
      ),
    ],
    [33, packed(`${gray} /ImageMask true /Private 37 0 R`, `x${secret('behind-stencil')}`)],
    [
      34,
      stream(
        `${image} /Width 4 /Height 3 /ColorSpace /DeviceRGB /Filter /DCTDecode`,
        Buffer.concat([TINY_JPEG, Buffer.from(secret('behind-jpeg'))]),
      ),
    ],
    [35, packed(`${gray} /SMask 38 0 R`, 'x')],
    [36, packed(gray, secret('unused-picture'))],
    [37, packed('', secret('private-stream'))],
    [38, packed(gray, `x${secret('behind-mask')}`)],
  ];
}

function drawings(secret: Secret): NumberedObject[] {
  const box = '/BBox [0 0 100 20] /Resources << /Font << /F1 5 0 R /F4 8 0 R >> >>';
  const pattern = `/PatternType 1 /PaintType 1 /TilingType 1 /XStep 100 /YStep 20 ${box}`;
  const form = `/Type /XObject /Subtype /Form ${box}`;
  return [
    [40, packed(`${form} /Note /${secret('form-entry')}`, '0 0 9 9 re f', secret('behind-form'))],
    [41, packed(pattern, `% ${secret('pattern-comment')}\n0 0 9 9 re f`)],
    [42, packed(pattern, showText([0, 5, secret('unused-pattern')]))],
    [43, packed(form, showText([0, 5, secret('unused-mask')]))],
  ];
}

function colors(secret: Secret): NumberedObject[] {
  return [
    [
      50,
      packed(
        '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1]',
        `{ pop % ${secret('function-comment')}\n }`,
      ),
    ],
    [51, packed('/N 3 /Alternate /DeviceRGB', profile(secret))],
    [52, packed('', `abcdef${secret('behind-palette')}`)],
  ];
}

/** A color profile with one description and one curve. */
function profile(secret: Secret): Buffer {
  const description = Buffer.from(`desc\0\0\0\0\0\0\0\u0020${secret('profile')}`.padEnd(100, '\0'));
  const curve = Buffer.from('curv\0\0\0\0\0\0\0\u0001\u0001\0\0\0', 'latin1');
  const head = Buffer.alloc(128 + 4 + 24);
  head.write('acsp', 36);
  head.write('RGB XYZ ', 16);
  head.writeUInt32BE(2, 128);
  head.write('desc', 132);
  head.writeUInt32BE(156, 136);
  head.writeUInt32BE(100, 140);
  head.write('rTRC', 144);
  head.writeUInt32BE(256, 148);
  head.writeUInt32BE(16, 152);
  return Buffer.concat([head, description, curve, Buffer.from(secret('behind-profile'))]);
}
