import { gzipSync, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';

import { CONTENT_TYPES, makeDocx, makeParagraph, makePart } from './minimal-docx.ts';

/** Planted everywhere in a trap file; nothing that the format contains by itself. */
export const SECRET = 'Jane Quillfeather';
const NAME = 'JaneQuillfeather';
const ENTITIES = 'Jane&#32;Quill&#x66;eather';
/** An archive and, in base64, the same as reference managers and drawings store it. */
const ARCHIVE = zipSync({ 'drs/shape.xml': strToU8(`<a:t>${SECRET}</a:t>`) });
const inBase64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64');
const ADDRESS = 'mailto:jane%20quillfeather@example.org';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const RELATION = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** The relationships of the document: type, target, and whether it is external. */
const RELATIONS: readonly (readonly [type: string, target: string, mode?: 'External'])[] = [
  ['comments', 'comments.xml'],
  ['people', 'people.xml'],
  ['settings', 'settings.xml'],
  ['styles', 'styles.xml'],
  ['numbering', 'numbering.xml'],
  ['header', 'header1.xml'],
  ['footnotes', 'footnotes.xml'],
  ['glossaryDocument', 'glossary/document.xml'],
  ['customXml', '../customXml/item1.xml'],
  ['oleObject', 'embeddings/oleObject1.bin'],
  ['aFChunk', 'page.html'],
  ['chart', 'charts/chart1.xml'],
  ['diagramDrawing', 'diagrams/drawing1.xml'],
  ['printerSettings', 'printerSettings1.bin'],
  ['vbaProject', 'vbaProject.bin'],
  ['image', 'media/image1.jpeg'],
  ['image', 'media/image2.png'],
  ['image', 'media/image3.emf'],
  ['image', 'media/image4.emz'],
  ['image', 'media/image5.png'],
  ['image', 'media/image6.svg'],
  ['hyperlink', ADDRESS, 'External'],
  ['image', `file:///C:/Users/${NAME}/photo.png`, 'External'],
  ['control', 'activeX/activeX1.xml'],
];

const idOf = (target: string): string =>
  `rId${RELATIONS.findIndex((relation) => relation[1] === target) + 1}`;

const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
const code = (text: string): string => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
const box = `<w:txbxContent>${makeParagraph(`Box ${SECRET}`)}</w:txbxContent>`;
const control = `<w:sdt><w:sdtPr><w:alias w:val="${SECRET}"/><w:tag w:val="${NAME}"/><w:dataBinding w:xpath="/${NAME}"/><w:dropDownList>
  <w:listItem w:displayText="${SECRET}" w:value="${NAME}"/></w:dropDownList></w:sdtPr><w:sdtContent>${run('Choose')}</w:sdtContent></w:sdt>`;

/** Paragraphs that show the secret, and others that hide it. */
const BODY = [
  `<w:p w:rsidR="00AB12CD">${run('Hired: ')}${run('Jane Qu')}${run('illfeather today')}</w:p>`,
  `<w:p>${run(`Again ${ENTITIES}.`)}</w:p>`,
  `<w:p>${run('Kept')}<w:del w:author="${SECRET}"><w:r><w:delText>${SECRET}</w:delText></w:r></w:del><w:ins w:author="${SECRET}">${run(' inserted')}</w:ins></w:p>`,
  `<w:p><w:moveFrom w:author="${SECRET}">${run(SECRET)}</w:moveFrom>${run(SECRET, '<w:vanish/>')}${run('Seen')}</w:p>`,
  `<w:p>${code('HYPERLINK "Jane ')}${code('Quillfeather"')}<w:fldSimple w:instr="REF ${NAME}">${run('Field')}</w:fldSimple></w:p>`,
  `<w:p><w:bookmarkStart w:id="1" w:name="${NAME}"/><w:bookmarkStart w:id="3" w:name="List_Jane_Quillfeather"/><w:hyperlink r:id="${idOf(ADDRESS)}" w:tooltip="${SECRET}" w:anchor="${NAME}">${run('Link')}</w:hyperlink></w:p>`,
  `<w:p><w:r><w:fldChar><w:ffData><w:helpText w:val="${SECRET}"/><w:textInput><w:default w:val="${SECRET}"/></w:textInput></w:ffData></w:fldChar></w:r>${control}</w:p>`,
  `<w:p><w:r><w:fldChar w:fldCharType="begin"><w:fldData xml:space="preserve">${inBase64(`<author>${SECRET}</author>`)}</w:fldData></w:fldChar></w:r>
    <w:r><w:pict><v:rect id="s2" o:gfxdata="${inBase64(ARCHIVE)}"/></w:pict></w:r></w:p>`,
  `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx>${box}</wps:txbx></mc:Choice><mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
  `<w:p><w:r><w:drawing><wp:docPr id="1" name="Picture" descr="Photo of ${SECRET}"/><pic:cNvPr id="2" name="${SECRET}.jpg"/></w:drawing>
    <w:pict><v:shape id="s1" href="${ADDRESS}"><v:textpath string="${SECRET}"/></v:shape></w:pict></w:r></w:p>`,
  `<w:p><w:r><w:object><v:shape/><o:OLEObject r:id="${idOf('embeddings/oleObject1.bin')}"/></w:object></w:r><w:r><w:object><w:control r:id="${idOf('activeX/activeX1.xml')}" w:name="${NAME}"/></w:object></w:r></w:p>`,
  `<w:altChunk r:id="${idOf('page.html')}"/><!-- ${SECRET} --><w:permStart w:id="2" w:ed="${SECRET}"/>`,
  `<w:p><w:commentRangeStart w:id="0"/>${run('Remarked')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r></w:p>`,
  `<w:sectPr><w:printerSettings r:id="${idOf('printerSettings1.bin')}"/></w:sectPr>`,
].join('\n');

const PARTS: Readonly<Record<string, string>> = {
  'word/comments.xml': makePart(
    'comments',
    `<w:comment w:id="0" w:author="${SECRET}" w:initials="JQ">${makeParagraph(SECRET)}</w:comment>`,
  ),
  'word/people.xml': makePart('people', `<w15:person w15:author="${SECRET}"/>`),
  'word/settings.xml': makePart(
    'settings',
    `<w:rsids><w:rsid w:val="00AB12CD"/></w:rsids><w:docVars><w:docVar w:name="a" w:val="${SECRET}"/></w:docVars>
    <w:attachedTemplate r:id="rId1"/><w:mailMerge><w:query w:val="SELECT ${SECRET}"/></w:mailMerge><w:caption w:name="${SECRET}"/>`,
  ),
  'word/styles.xml': makePart(
    'styles',
    `<w:style w:styleId="a"><w:name w:val="${SECRET}"/></w:style>`,
  ),
  'word/numbering.xml': makePart('numbering', `<w:lvl><w:lvlText w:val="${SECRET} %1"/></w:lvl>`),
  'word/header1.xml': makePart('hdr', makeParagraph('Head ', SECRET)),
  'word/footnotes.xml': makePart('footnotes', `<w:footnote>${makeParagraph(SECRET)}</w:footnote>`),
  'word/glossary/document.xml': makePart('glossaryDocument', makeParagraph(SECRET)),
  'word/charts/chart1.xml': `<c:chartSpace><a:p><a:r><a:t>${SECRET}</a:t></a:r></a:p><c:v>${SECRET}</c:v><c:externalData r:id="rId1"/></c:chartSpace>`,
  'word/diagrams/drawing1.xml': `<dsp:drawing><a:p><a:r><a:t>Jane </a:t></a:r><a:r><a:t>Quillfeather</a:t></a:r></a:p></dsp:drawing>`,
  'word/activeX/activeX1.xml': `<ax:ocx ax:name="${SECRET}"/>`,
  'word/page.html': `<p>Jane <b>Quill</b>feather</p>`,
  'docProps/core.xml': `<cp:coreProperties><dc:creator>${SECRET}</dc:creator></cp:coreProperties>`,
  'docProps/app.xml': `<Properties><Company>${SECRET}</Company><AppVersion>16.0000</AppVersion></Properties>`,
  'docProps/custom.xml': `<Properties><property name="${SECRET}"><vt:lpwstr>${SECRET}</vt:lpwstr></property></Properties>`,
  'customXml/item1.xml': `<data>${SECRET}</data>`,
  'word/_rels/document.xml.rels': makeRelations(RELATIONS),
  'word/_rels/settings.xml.rels': makeRelations([
    ['attachedTemplate', `file:///C:/${SECRET}.dotm`, 'External'],
  ]),
  'word/charts/_rels/chart1.xml.rels': makeRelations([['package', '../embeddings/sheet1.xlsx']]),
  '_rels/.rels': makeRelations([
    ['officeDocument', 'word/document.xml'],
    ['thumbnail', 'docProps/thumbnail.jpeg'],
    ['custom-properties', 'docProps/custom.xml'],
  ]),
};

const BINARIES: Readonly<Record<string, Uint8Array>> = {
  'word/embeddings/oleObject1.bin': Buffer.from(SECRET, 'utf16le'),
  'word/embeddings/sheet1.xlsx': strToU8(SECRET),
  'word/printerSettings1.bin': Buffer.from(`x${SECRET}`, 'utf16le'),
  'word/vbaProject.bin': strToU8(SECRET),
  'word/media/image1.jpeg': makeJpeg(`Exif ${SECRET}`),
  'word/media/image2.png': makePng(`Author ${SECRET}`),
  'word/media/image3.emf': makeMetafile(),
  'word/media/image4.emz': gzipSync(makeMetafile(), { filename: `${NAME}.emf`, mtime: 0 }),
  'word/media/image5.png': ARCHIVE,
  'word/media/image6.svg': strToU8(
    `<svg><image href="data:image/x;base64,${inBase64(`shot of ${SECRET}`)}"/></svg>`,
  ),
  'docProps/thumbnail.jpeg': makeJpeg(SECRET),
};

const TYPES: Readonly<Record<string, string>> = {
  'word/people.xml': 'application/vnd.openxmlformats-officedocument.wordprocessingml.people+xml',
  'word/settings.xml': `${WORD}.settings+xml`,
  'word/styles.xml': `${WORD}.styles+xml`,
  'word/numbering.xml': `${WORD}.numbering+xml`,
  'word/glossary/document.xml': `${WORD}.document.glossary+xml`,
  'word/charts/chart1.xml': 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
  'word/diagrams/drawing1.xml': 'application/vnd.ms-office.drawingml.diagramDrawing+xml',
  'docProps/app.xml': 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
  'docProps/custom.xml': 'application/vnd.openxmlformats-officedocument.custom-properties+xml',
};

/** The parts of a trap file that contain the secret, by the beginning of their place in a listing. */
export const TRAP_PLACES: readonly string[] = [
  'word/document.xml',
  'directory of the archive',
  ...[...Object.keys(PARTS), ...Object.keys(BINARIES)].filter(
    (name) => name !== '_rels/.rels' && name !== 'word/charts/_rels/chart1.xml.rels',
  ),
];

/** Packs a Word document with a secret in every possible hiding place, archive comments included. */
export function makeTrapDocx(): Uint8Array {
  const types = Object.entries(TYPES).map(
    ([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`,
  );
  const defaults = ['jpeg', 'png', 'emf', 'emz', 'svg'].map(
    (end) => `<Default Extension="${end}" ContentType="image/${end === 'svg' ? 'svg+xml' : end}"/>`,
  );
  const contentTypes = CONTENT_TYPES.replace(
    '</Types>',
    `${[...defaults, ...types].join('')}</Types>`,
  );
  const files = unzipSync(makeDocx(BODY, { ...PARTS, '[Content_Types].xml': contentTypes }));
  const entries: Zippable = { ...files, ...BINARIES };
  entries['word/styles.xml'] = [files['word/styles.xml']!, { comment: SECRET }];
  return remarkArchive(zipSync(entries), SECRET);
}

function makeRelations(relations: typeof RELATIONS): string {
  const elements = relations.map(([type, target, mode], index) => {
    const outside = mode === undefined ? '' : ` TargetMode="${mode}"`;
    return `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"${outside}/>`;
  });
  return `<Relationships xmlns="${RELATION}">${elements.join('')}</Relationships>`;
}

/** The segments of a JPEG: its metadata, and a scan without pixels. */
function makeJpeg(metadata: string): Buffer {
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, metadata.length + 2]);
  return Buffer.concat([head, Buffer.from(metadata), Buffer.from([0xff, 0xda, 0, 2, 0xff, 0xd9])]);
}

/** The chunks of a PNG, without pixels and with empty checksums. */
function makePng(metadata: string): Buffer {
  const chunk = (type: string, data: string): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type + data), Buffer.alloc(4)]);
  };
  const signature = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
  return Buffer.concat([signature, chunk('tEXt', metadata), chunk('IEND', '')]);
}

/** The header of an enhanced metafile, followed by 16-bit text at an odd offset. */
function makeMetafile(): Buffer {
  const head = Buffer.alloc(89);
  head.writeUInt32LE(1);
  head.write(' EMF', 40);
  return Buffer.concat([head, Buffer.from(SECRET, 'utf16le')]);
}

/** Adds a comment to the end of an archive, whose last two bytes are the comment's length. */
function remarkArchive(archive: Uint8Array, remark: string): Uint8Array {
  const bytes = Buffer.concat([archive, Buffer.from(remark)]);
  bytes.writeUInt16LE(remark.length, archive.length - 2);
  return bytes;
}
