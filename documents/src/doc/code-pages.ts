/** The code page that Windows uses for a language, by primary language identifier; all others are Western. */
const CODE_PAGES = new Map<number, string>([
  [0x01, 'windows-1256'], // Arabic
  [0x02, 'windows-1251'], // Bulgarian
  [0x05, 'windows-1250'], // Czech
  [0x08, 'windows-1253'], // Greek
  [0x0d, 'windows-1255'], // Hebrew
  [0x0e, 'windows-1250'], // Hungarian
  [0x11, 'shift_jis'], // Japanese
  [0x12, 'euc-kr'], // Korean
  [0x15, 'windows-1250'], // Polish
  [0x18, 'windows-1250'], // Romanian
  [0x19, 'windows-1251'], // Russian
  [0x1b, 'windows-1250'], // Slovak
  [0x1c, 'windows-1250'], // Albanian
  [0x1e, 'windows-874'], // Thai
  [0x1f, 'windows-1254'], // Turkish
  [0x20, 'windows-1256'], // Urdu
  [0x22, 'windows-1251'], // Ukrainian
  [0x23, 'windows-1251'], // Belarusian
  [0x24, 'windows-1250'], // Slovenian
  [0x25, 'windows-1257'], // Estonian
  [0x26, 'windows-1257'], // Latvian
  [0x27, 'windows-1257'], // Lithuanian
  [0x29, 'windows-1256'], // Persian
  [0x2a, 'windows-1258'], // Vietnamese
  [0x2f, 'windows-1251'], // Macedonian
]);

// The low ten bits of a language identifier are the language, the others the country.
const LANGUAGE_BITS = 0x3ff;
const CHINESE = 0x04;
const SERBO_CROATIAN = 0x1a;
const SERBIAN_CYRILLIC = 0x0c1a;
const TRADITIONAL_CHINESE = new Set([0x0404, 0x0c04, 0x1404]);

/** The encoding of 8-bit text, by its Windows language identifier. */
export function encodingOfLanguage(language: number): string {
  const primary = language & LANGUAGE_BITS;
  if (primary === CHINESE) return TRADITIONAL_CHINESE.has(language) ? 'big5' : 'gb18030';
  if (primary === SERBO_CROATIAN) {
    return language === SERBIAN_CYRILLIC ? 'windows-1251' : 'windows-1250';
  }
  return CODE_PAGES.get(primary) ?? 'windows-1252';
}
