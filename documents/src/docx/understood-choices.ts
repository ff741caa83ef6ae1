import type { ReadAttribute } from '#documents/xml/xml-parser.ts';

const FORMATS = ['http://schemas.openxmlformats.org', 'http://purl.oclc.org/ooxml'];
const OFFICE = 'http://schemas.microsoft.com/office';
const PARTS_OF_FORMATS =
  /^\/(?:wordprocessingml|drawingml|officeDocument|markup-compatibility)(?:\/2006)?(?:\/\w+)?$/;

/** The extensions that Word understands: of its texts, of its drawings, and of its charts. */
const EXTENSIONS = new Set([
  ...(
    'word/2006/wordml word/2010/wordml word/2012/wordml word/2015/wordml/symex word/2016/wordml/cid word/2018/wordml ' +
    'word/2018/wordml/cex word/2020/wordml/sdtdatahash word/2023/wordml/word16du word/2024/wordml/sdtformatlock ' +
    'word/2010/wordprocessingCanvas word/2010/wordprocessingDrawing word/2010/wordprocessingGroup ' +
    'word/2010/wordprocessingInk word/2010/wordprocessingShape ' +
    'drawing/2010/main drawing/2014/main drawing/2010/picture drawing/2016/ink drawing/2016/SVG/main ' +
    'drawing/2017/decorative drawing/2017/model3d drawing/2008/diagram drawing/2010/diagram ' +
    'drawing/2007/8/2/chart drawing/2012/chart drawing/2014/chart drawing/2015/06/chart drawing/2017/03/chart ' +
    'drawing/2014/chartex drawing/2015/9/8/chartex drawing/2015/10/21/chartex drawing/2016/5/9/chartex ' +
    'drawing/2016/5/10/chartex drawing/2016/5/11/chartex drawing/2016/5/12/chartex drawing/2016/5/13/chartex ' +
    'drawing/2016/5/14/chartex'
  )
    .split(' ')
    .map((name) => `${OFFICE}/${name}`),
  ...['vml', 'office:office', 'office:word'].map((name) => `urn:schemas-microsoft-com:${name}`),
]);

/** More than any program requires; each is looked for in all elements around. */
const MAX_PREFIXES = 32;

/**
 * Whether Word shows an alternative (`mc:Choice`) with these attributes, by the namespaces that it requires;
 * `ancestors` has the attributes of the elements around it. In doubt it does not: then its fallback is read as well.
 */
export function isUnderstoodChoice(
  attribute: ReadAttribute,
  ancestors: readonly ReadAttribute[],
): boolean {
  const prefixes = new Set(attribute('Requires')?.match(/\S+/g));
  if (prefixes.size === 0 || prefixes.size > MAX_PREFIXES) return false;
  return [...prefixes].every((prefix) => {
    const declaration = `xmlns:${prefix}`;
    const declared = [...ancestors, attribute].findLast((own) => own(declaration) !== undefined);
    return declared !== undefined && isUnderstood(declared(declaration)!);
  });
}

function isUnderstood(namespace: string): boolean {
  const format = FORMATS.find((own) => namespace.startsWith(`${own}/`));
  if (format !== undefined) return PARTS_OF_FORMATS.test(namespace.slice(format.length));
  return EXTENSIONS.has(namespace);
}
