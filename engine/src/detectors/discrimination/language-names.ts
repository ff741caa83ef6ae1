/** A language that work may ask for, in the notation of `phrase`. */
export const LANGUAGE =
  '(?:english|german|french|spanish|italian|dutch|polish|portuguese|russian|chinese|mandarin|japanese|arabic|turkish)';
