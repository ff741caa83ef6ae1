const MAX_LENGTH = 255;
/** Control characters and bidirectional marks: `gpj.exe` must not display as `exe.jpg`. */
const INVISIBLE = /[\p{Cc}\p{Bidi_Control}\ufeff]/gu;

/** The stored name of an uploaded file: no folders, one line, NFC, at most 255 characters. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.toWellFormed().normalize('NFC').replaceAll(INVISIBLE, '').trim();
  return shorten(clean);
}

/** Truncates before the extension, which identifies the file type. */
function shorten(name: string): string {
  if (name.length <= MAX_LENGTH) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot === -1 ? '' : name.slice(dot).slice(0, 16);
  return name.slice(0, MAX_LENGTH - extension.length).toWellFormed() + extension;
}
