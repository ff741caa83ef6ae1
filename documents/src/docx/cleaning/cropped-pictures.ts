import { isWellFormedXml } from '#documents/xml/xml-parser.ts';
import { listAttributes, tokenizeXml, type XmlToken } from '#documents/xml/xml-tokens.ts';

/** How much of each edge is cropped: in DrawingML, and in VML. */
const EDGES: Readonly<Record<string, readonly string[]>> = {
  srcRect: ['l', 't', 'r', 'b'],
  imagedata: ['cropleft', 'croptop', 'cropright', 'cropbottom'],
};
const MAY_CROP = /srcRect|crop(?:left|top|right|bottom)/;

/** Whether a part shows a cropped picture; a negative crop is a margin around it. */
export function hasCroppedPicture(xml: string): boolean {
  if (!MAY_CROP.test(xml) || !isWellFormedXml(xml)) return false;
  return [...tokenizeXml(xml)].some((token) => isCropping(xml, token));
}

function isCropping(xml: string, token: XmlToken): boolean {
  const edges = token.kind === 'open' ? EDGES[token.name] : undefined;
  if (!edges) return false;
  return listAttributes(xml, token).some(
    ({ name, value }) => edges.includes(name) && Number.parseFloat(value) > 0,
  );
}
