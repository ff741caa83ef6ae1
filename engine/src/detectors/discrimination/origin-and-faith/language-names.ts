/** Languages that a job may require. */
export const LANGUAGES =
  'english|german|french|spanish|italian|dutch|polish|portuguese|russian|chinese|mandarin|japanese|arabic|turkish'.split(
    '|',
  );
/** One of them, in the notation of `phrase`. */
export const LANGUAGE = `(?:${LANGUAGES.join('|')})`;
