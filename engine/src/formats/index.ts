/** Lists of findings in the formats of other programs; the command line and the server share them. */
export * from './csv.ts';
export * from './excerpt.ts';
export * from './listed-finding.ts';
export * from './sarif.ts';
