import { deflateSync } from 'node:zlib';

import { showText, writePdf } from './minimal-pdf.ts';

/** A PDF with a secret in every place that cleaning has to strip. */
export interface TrapPdf {
  readonly bytes: Uint8Array;
  /** The contents of places that are not visible on the pages, a secret for each. */
  readonly secrets: readonly string[];
  /** Text on the pages, to be removed by edits; there are copies of it in other places. */
  readonly shown: string;
}

type NumberedObject = readonly [number: number, body: string];

const SHOWN = 'Jane Trapped';

// The smallest JPEG, of one pixel.
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxD/2Q==',
  'base64',
);

/** Sets every trap; each secret states where it is. */
export function makeTrapPdf(): TrapPdf {
  const secrets: string[] = [];
  const secret = (place: string): string => {
    secrets.push(`secret-${place}`);
    return `secret-${place}`;
  };
  const objects = [
    ...structure(secret),
    ...pages(secret),
    ...annotations(secret),
    ...layers(secret),
    ...pictures(secret),
    ...documentParts(secret),
  ];
  const trailer = `/Info 60 0 R /ID [(${secret('file-identifier')}) (x)]`;
  const file = writePdf(objects, trailer, secret('header-comment'));
  const rest = Buffer.from(`${secret('after-the-end')}\n`);
  return { bytes: Buffer.concat([file, rest]), secrets, shown: SHOWN };
}

type Secret = (place: string) => string;

function stream(entries: string, content: string | Buffer): string {
  const bytes = Buffer.from(content);
  const text = bytes.toString('latin1');
  return `<< ${entries} /Length ${bytes.length} >>\nstream\n${text}\nendstream`;
}

function packed(entries: string, content: string): string {
  return stream(`${entries} /Filter /FlateDecode`, deflateSync(content));
}

function wide(text: string): string {
  return `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}

/** The catalog with everything that it references. */
function structure(secret: Secret): NumberedObject[] {
  return [
    [
      1,
      `<< /Type /Catalog /Pages 2 0 R /Metadata 61 0 R /Outlines 62 0 R /OCProperties 40 0 R /AcroForm 30 0 R
       /OpenAction << /S /JavaScript /JS (${secret('open-action')}) >>
       /AA << /WC << /S /JavaScript /JS ${wide(secret('document-action'))} >> >>
       /Names << /EmbeddedFiles << /Names [(a) 64 0 R] >>
         /JavaScript << /Names [(${secret('script-name')}) << /S /JavaScript /JS 66 0 R >>] >>
         /Dests << /Names [(${secret('destination-name')}) [10 0 R /Fit]] >> >>
       /Dests << /${secret('old-destination')} [10 0 R /Fit] >>
       /PageLabels << /Nums [0 << /P (${secret('page-label')}) >>] >>
       /StructTreeRoot 67 0 R /MarkInfo << /Marked true >> /Lang (${secret('language')})
       /PieceInfo << /App << /Private (${secret('private-data')}) >> >>
       /Threads [<< /I << /Title (${secret('thread')}) >> >>]
       /SpiderInfo << /V 1.0 /C [<< /AU (${secret('web-capture')}) >>] >>
       /OutputIntents [<< /Type /OutputIntent /S /X /Info (${secret('output-intent')}) >>]
       /Collection << /Schema << /F << /N (${secret('collection')}) >> >> >>
       /Legal << /Attestation (${secret('legal')}) >> /Unknown (${secret('unknown-entry')}) >>`,
    ],
    [2, '<< /Type /Pages /Count 2 /Kids [10 0 R 12 0 R] >>'],
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    [
      4,
      `<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Trap /FontDescriptor 5 0 R /FirstChar 65 /LastChar 65
       /Widths [600] /Encoding /WinAnsiEncoding >>`,
    ],
    [
      5,
      `<< /Type /FontDescriptor /FontName /ABCDEF+Trap /FontFamily (${secret('font-family')}) /Flags 32
       /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 6 0 R >>`,
    ],
    // A copyright notice in a font program stays unless it quotes what was removed.
    [6, packed('', `\0\u0001\0\0 Copyright ${SHOWN} \0J\0a\0n\0e\0 \0T\0r\0a\0p\0p\0e\0d`)],
  ];
}

function pages(secret: Secret): NumberedObject[] {
  const own = `/Type /Page /Parent 2 0 R /MediaBox [0 0 600 800]`;
  const resources = `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> /XObject << /Form 20 0 R /Photo 50 0 R /Layer 43 0 R >>
    /Properties << /P1 << /ActualText (${secret('property-list')}) >> /L1 41 0 R /L2 44 0 R >> >>`;
  return [
    [
      10,
      `<< ${own} ${resources} /Contents [11 0 R 14 0 R] /Annots [31 0 R 32 0 R 33 0 R 34 0 R 35 0 R 36 0 R 37 0 R 38 0 R 45 0 R 48 0 R 80 0 R 47 0 R]
       /Thumb 51 0 R /Metadata 52 0 R /PieceInfo << /App << /Private (${secret('page-private-data')}) >> >>
       /AA << /O << /S /JavaScript /JS (${secret('page-action')}) >> >> /LastModified (${secret('page-date')})
       /StructParents 0 /B [69 0 R] >>`,
    ],
    [11, packed('', firstPage(secret))],
    [12, `<< ${own} ${resources} /Contents 13 0 R /Unknown (${secret('page-entry')}) >>`],
    [
      13,
      packed(
        '',
        `${showText([50, 700, `A second page with ${SHOWN}, and the end.`])}\n(${secret('operand-without-operator')}) 7`,
      ),
    ],
    [14, packed('', `/F2 12 Tf BT 50 300 Td (A) Tj ET EMC`)],
    [
      20,
      packed(
        `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> >>
         /PieceInfo << /App << /Private (${secret('form-private-data')}) >> >> /Name /${secret('form-name')}`,
        `% ${secret('form-comment')}\n${showText([50, 500, `In a form ${SHOWN} too`])}`,
      ),
    ],
  ];
}

/** The shown value, placed in several ways, and invisible text. */
function firstPage(secret: Secret): string {
  const hex = Buffer.from(`Hex ${SHOWN}`).toString('hex');
  return [
    `% ${secret('content-comment')}`,
    showText([50, 700, `A letter to ${SHOWN}, from the bank.`]),
    'BT /F1 12 Tf 50 660 Td [(Kerned Ja) 20 (ne T) -30 (rap) 5 (ped here)] TJ ET',
    `BT /F1 12 Tf 50 620 Td <${hex}> Tj ET`,
    `/Span << /ActualText (${secret('actual-text')}) /Alt ${wide(secret('alternate-text'))} >> BDC`,
    showText([50, 580, 'Spanned']),
    'EMC',
    `/Artifact << /Note (${secret('artifact')}) >> DP /P1 MP`,
    '/Form Do q 40 0 0 40 400 600 cm /Photo Do Q /Layer Do',
    `1 g ${showText([50, 540, secret('white-text')])} 0 g`,
    `BT 3 Tr /F1 12 Tf 50 460 Td (${secret('invisible-text')}) Tj 0 Tr ET`,
    showText([50, 900, secret('off-page-text')]),
    `BT /F1 0.2 Tf 300 440 Td (${secret('minute-text')}) Tj ET`,
    `${showText([50, 420, secret('covered-text')])} 0 g 45 415 200 20 re f`,
    `/OC /L1 BDC ${showText([50, 380, secret('hidden-layer')])} EMC`,
    `/OC /L2 BDC ${showText([50, 360, secret('hidden-membership')])} EMC`,
    // Ended in the next content stream of the page.
    '/Span << /E (expansion) >> BDC',
  ].join('\n');
}

function annotations(secret: Secret): NumberedObject[] {
  const note = '/Type /Annot /Rect [300 300 320 320]';
  return [
    [
      30,
      `<< /Fields [31 0 R] /DA (/F1 12 Tf) /DR << /Font << /F1 3 0 R >> >>
       /XFA [(template) 39 0 R] >>`,
    ],
    [
      31,
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${secret('field-name')}) /TU (${secret('field-tooltip')})
       /V (${SHOWN}) /DV (${secret('field-default')}) /Rect [50 200 250 220] /F 4 /AP << /N 70 0 R >>
       /AA << /K << /S /JavaScript /JS (${secret('field-script')}) >> >> >>`,
    ],
    [
      32,
      `<< ${note} /Subtype /Text /Contents (${secret('comment')}) /T (${secret('author')}) /Popup 33 0 R
       /RC (<p>${secret('rich-comment')}</p>) /Subj (${secret('subject')}) /NM (${secret('comment-id')}) >>`,
    ],
    [33, `<< ${note} /Subtype /Popup /Parent 32 0 R /Contents (${secret('popup')}) >>`],
    [
      34,
      `<< ${note} /Subtype /FileAttachment /FS 64 0 R /Contents (${secret('attachment-note')}) >>`,
    ],
    [
      35,
      `<< ${note} /Subtype /Link /A << /S /URI /URI (https://a.example/?q=Jane%20Trapped) >> /Contents (${secret('link-note')}) >>`,
    ],
    [36, `<< ${note} /Subtype /Link /A << /S /Launch /F (${secret('launched-file')}) >> >>`],
    [
      37,
      `<< ${note} /Subtype /Link /A << /S /URI /URI (https://example.com/clean) >> /NM (${secret('link-id')}) >>`,
    ],
    [
      38,
      `<< ${note} /Subtype /Widget /FT /Sig /T (s) /V << /Type /Sig /Name (${secret('signer')}) /Reason (${secret('reason')})
       /ByteRange [0 1 2 3] /Contents <${Buffer.from(secret('signature')).toString('hex')}> >> >>`,
    ],
    [39, packed('', `<xfa><value>${secret('form-description')}</value></xfa>`)],
    [
      70,
      stream(
        '/Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources << /Font << /F1 3 0 R >> >>',
        `/Tx BMC BT /F1 12 Tf 2 5 Td (${SHOWN}) Tj ET EMC`,
      ),
    ],
  ];
}

function layers(secret: Secret): NumberedObject[] {
  return [
    [40, '<< /OCGs [41 0 R 42 0 R] /D << /OFF [41 0 R] /Order [41 0 R 42 0 R] >> >>'],
    [41, `<< /Type /OCG /Name (${secret('layer-name')}) >>`],
    [42, `<< /Type /OCG /Name (${secret('shown-layer-name')}) >>`],
    [
      43,
      packed(
        '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /OC 41 0 R /Resources << /Font << /F1 3 0 R >> >>',
        showText([50, 340, secret('layered-form')]),
      ),
    ],
    [44, '<< /Type /OCMD /OCGs [41 0 R] /P /AllOn >>'],
    stamp(45, '/OC 41 0 R /AP << /N 46 0 R >>'),
    [46, drawing('', secret('hidden-stamp'))],
    stamp(48, '/F 4 /AP << /N 49 0 R >>'),
    [49, drawing('/OC 41 0 R /Matrix [0 1 -1 0 0 0]', secret('hidden-appearance'))],
    stamp(80, '/F 4 /AS /On /AP << /N << /On 81 0 R >> >>'),
    [81, drawing('', secret('hidden-within-appearance'), '/OC /L1 BDC')],
  ];
}

function stamp(number: number, entries: string): NumberedObject {
  return [number, `<< /Type /Annot /Rect [300 300 320 320] /Subtype /Stamp ${entries} >>`];
}

function drawing(entries: string, text: string, before = '/P BMC') {
  return stream(
    `/Type /XObject /Subtype /Form /BBox [0 0 20 20] ${entries}
     /Resources << /Font << /F1 3 0 R >> /Properties << /L1 41 0 R >> >>`,
    `${before} BT /F1 2 Tf 2 5 Td (${text}) Tj ET EMC`,
  );
}

function pictures(secret: Secret): NumberedObject[] {
  const note = Buffer.from(`Exif\0\0${secret('camera')}`);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, note.length + 2]), note]);
  const photo = Buffer.concat([
    JPEG.subarray(0, 2),
    segment,
    JPEG.subarray(2),
    Buffer.from(secret('after-photo')),
  ]);
  const size =
    '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8';
  const metadata = (place: string): string =>
    packed(
      '/Type /Metadata /Subtype /XML',
      `<x:xmpmeta><dc:title>${secret(place)}</dc:title></x:xmpmeta>`,
    );
  return [
    [50, stream(`${size} /Filter /DCTDecode /Metadata 53 0 R`, photo)],
    [51, stream(`${size} /Filter /ASCIIHexDecode /Caption (${secret('thumbnail')})`, '00>')],
    [52, metadata('page-metadata')],
    [53, metadata('picture-metadata')],
  ];
}

function documentParts(secret: Secret): NumberedObject[] {
  return [
    [
      60,
      `<< /Title (${secret('title')}) /Author ${wide(secret('info-author'))} /Custom (${secret('custom-property')}) >>`,
    ],
    [
      61,
      stream(
        '/Type /Metadata /Subtype /XML',
        `<x:xmpmeta><dc:creator>${secret('metadata')}</dc:creator></x:xmpmeta>`,
      ),
    ],
    [
      47,
      `<< /Type /Annot /Rect [300 300 320 320] /Subtype /Link /Dest [12 0 R /${secret('view-name')} 0 /${secret('view-place')}] >>`,
    ],
    [62, '<< /Type /Outlines /First 63 0 R /Last 63 0 R /Count 1 >>'],
    [63, `<< /Title (${secret('bookmark')}) /Parent 62 0 R /Dest [10 0 R /Fit] >>`],
    [
      64,
      `<< /Type /Filespec /F (${secret('file-name')}) /Desc (${secret('file-description')}) /EF << /F 65 0 R >> >>`,
    ],
    [65, packed('/Type /EmbeddedFile', `The attached file says ${secret('attached-file')}.`)],
    [66, packed('', `app.alert("${secret('script')}")`)],
    [67, '<< /Type /StructTreeRoot /K 68 0 R >>'],
    [
      68,
      `<< /Type /StructElem /S /P /Alt (${secret('structure-alternate')}) /E (${secret('structure-expansion')}) /T (${secret('structure-title')}) >>`,
    ],
    [69, `<< /T (${secret('bead')}) >>`],
    [71, `(${secret('orphan')})`],
    [72, packed('', `BT (${secret('orphaned-page')}) Tj ET`)],
  ];
}
