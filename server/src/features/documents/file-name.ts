const MAX_LENGTH = 255;
/** Controls, and the marks that turn the direction of text: `gpj.exe` must not show as `exe.jpg`. */
const INVISIBLE = /[\p{Cc}\p{Bidi_Control}\ufeff]/gu;

/** The name of an uploaded file as it is kept: without folders, one line, NFC, at most 255 characters. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.toWellFormed().normalize('NFC').replaceAll(INVISIBLE, '').trim();
  return shorten(clean);
}

/** Cuts in front of the extension, which says what the file is. */
function shorten(name: string): string {
  if (name.length <= MAX_LENGTH) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot === -1 ? '' : name.slice(dot).slice(0, 16);
  return name.slice(0, MAX_LENGTH - extension.length).toWellFormed() + extension;
}
