import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';

const name = (text: string): PDFName => PDFName.of(text);
const COMPONENTS = new Map(
  Object.entries({
    DeviceGray: 1,
    G: 1,
    CalGray: 1,
    Indexed: 1,
    I: 1,
    Separation: 1,
    DeviceRGB: 3,
    RGB: 3,
    CalRGB: 3,
    Lab: 3,
    DeviceCMYK: 4,
    CMYK: 4,
  }).map(([space, count]) => [name(space), count]),
);

/** The number of bytes of a picture's samples; undefined if its dictionary does not determine it. */
export function lengthOfSamples(picture: PDFDict): number | undefined {
  const [width, height] = [numberIn(picture, 'Width'), numberIn(picture, 'Height')];
  if (width === undefined || height === undefined) return undefined;
  if (picture.lookup(name('ImageMask')) === PDFBool.True) return Math.ceil(width / 8) * height;
  const bits = numberIn(picture, 'BitsPerComponent');
  const components = componentsOf(picture.lookup(name('ColorSpace')));
  if (bits === undefined || components === undefined) return undefined;
  return Math.ceil((width * bits * components) / 8) * height;
}

/** The number of bytes with a predictor; undefined if there is none. */
export function lengthOfDifferences(picture: PDFDict): number | undefined {
  const parameters = firstOf(picture.lookup(name('DecodeParms')));
  if (!(parameters instanceof PDFDict)) return undefined;
  const predictor = numberIn(parameters, 'Predictor') ?? 1;
  const height = numberIn(picture, 'Height');
  if (predictor === 1 || height === undefined) return undefined;
  const colors = numberIn(parameters, 'Colors') ?? 1;
  const bits = numberIn(parameters, 'BitsPerComponent') ?? 8;
  const row = Math.ceil(((numberIn(parameters, 'Columns') ?? 1) * colors * bits) / 8);
  // From 10 on, each row is preceded by its filter type.
  return (predictor >= 10 ? row + 1 : row) * height;
}

/** The number of bytes of the samples of a function; undefined for other kinds of functions. */
export function lengthOfFunction(dict: PDFDict): number | undefined {
  const [size, range] = [dict.lookup(name('Size')), dict.lookup(name('Range'))];
  const bits = numberIn(dict, 'BitsPerSample');
  if (!(size instanceof PDFArray) || !(range instanceof PDFArray) || bits === undefined) {
    return undefined;
  }
  const samples = size.asArray().reduce((product, _, index) => {
    const count = size.lookup(index);
    return product * (count instanceof PDFNumber ? count.asNumber() : NaN);
  }, range.size() / 2);
  const length = Math.ceil((samples * bits) / 8);
  return Number.isFinite(length) ? length : undefined;
}

/** The number of bytes of the palette of an indexed color space; undefined for other spaces. */
export function lengthOfPalette(space: PDFArray): number | undefined {
  const kind = space.lookup(0);
  if (kind !== name('Indexed') && kind !== name('I')) return undefined;
  const [components, last] = [componentsOf(space.lookup(1)), space.lookup(2)];
  if (components === undefined || !(last instanceof PDFNumber)) return undefined;
  return components * (last.asNumber() + 1);
}

function componentsOf(space: PDFObject | undefined): number | undefined {
  if (space instanceof PDFName) return COMPONENTS.get(space);
  if (!(space instanceof PDFArray)) return undefined;
  const [kind, second] = [space.lookup(0), space.lookup(1)];
  if (kind === name('ICCBased')) {
    return second instanceof PDFRawStream ? numberIn(second.dict, 'N') : undefined;
  }
  if (kind === name('DeviceN')) return second instanceof PDFArray ? second.size() : undefined;
  return kind instanceof PDFName ? COMPONENTS.get(kind) : undefined;
}

function firstOf(value: PDFObject | undefined): PDFObject | undefined {
  return value instanceof PDFArray ? value.lookup(0) : value;
}

function numberIn(dict: PDFDict, key: string): number | undefined {
  const value = dict.lookup(name(key));
  return value instanceof PDFNumber ? value.asNumber() : undefined;
}
