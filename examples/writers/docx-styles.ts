import { WORD_NAMESPACE, XML_DECLARATION } from './docx-xml.ts';

interface Style {
  readonly id: string;
  readonly name: string;
  /** Children of `w:pPr` and `w:rPr`. */
  readonly paragraph: string;
  readonly run: string;
}

const STYLES: readonly Style[] = [
  {
    id: 'Title',
    name: 'Title',
    paragraph: '<w:spacing w:after="240"/>',
    run: '<w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/><w:b/><w:sz w:val="38"/>',
  },
  {
    id: 'Heading1',
    name: 'heading 1',
    paragraph: '<w:keepNext/><w:spacing w:before="200" w:after="60"/><w:outlineLvl w:val="0"/>',
    run: '<w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/><w:b/><w:sz w:val="23"/>',
  },
  { id: 'BodyText', name: 'Body Text', paragraph: '<w:spacing w:after="140"/>', run: '' },
  {
    id: 'ListBullet',
    name: 'List Bullet',
    paragraph:
      '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:spacing w:after="60"/>',
    run: '',
  },
  {
    id: 'TableText',
    name: 'Table Text',
    paragraph: '<w:spacing w:before="40" w:after="40"/>',
    run: '<w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/><w:sz w:val="19"/>',
  },
  {
    id: 'TableTitle',
    name: 'Table Title',
    paragraph: '<w:keepNext/><w:spacing w:before="40" w:after="40"/>',
    run: '<w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/><w:b/><w:sz w:val="19"/>',
  },
  {
    id: 'Header',
    name: 'header',
    paragraph: '',
    run: '<w:color w:val="666666"/><w:sz w:val="17"/>',
  },
  {
    id: 'Footer',
    name: 'footer',
    paragraph: '',
    run: '<w:color w:val="666666"/><w:sz w:val="17"/>',
  },
];

const DEFAULTS = `<w:docDefaults><w:rPrDefault><w:rPr>
<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/>
<w:sz w:val="22"/><w:lang w:val="en-US"/>
</w:rPr></w:rPrDefault></w:docDefaults>`;

const TABLE_GRID = `<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:tblPr><w:tblBorders>
<w:top w:val="single" w:sz="4" w:color="BFBFBF"/><w:bottom w:val="single" w:sz="4" w:color="BFBFBF"/>
<w:insideH w:val="single" w:sz="4" w:color="BFBFBF"/>
</w:tblBorders></w:tblPr></w:style>`;

/** `word/styles.xml`. */
export function docxStyles(): string {
  const normal =
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>';
  const styles = [normal, ...STYLES.map(writeStyle), TABLE_GRID].join('\n');
  return `${XML_DECLARATION}<w:styles ${WORD_NAMESPACE}>${DEFAULTS}\n${styles}</w:styles>`;
}

function writeStyle(style: Style): string {
  const properties = `<w:pPr>${style.paragraph}</w:pPr><w:rPr>${style.run}</w:rPr>`;
  return `<w:style w:type="paragraph" w:styleId="${style.id}"><w:name w:val="${style.name}"/><w:basedOn w:val="Normal"/>${properties}</w:style>`;
}
