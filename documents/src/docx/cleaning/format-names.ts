/** The words in the names of Word's built-in styles; a name with other words was given by a person. */
const STYLE_WORDS = new Set(
  (
    'web d accent acronym address annotation authorities balloon bibliography block body book bottom bullet caption ' +
    'char cite classic closing code colorful columns contemporary continue dark date default definition document e-mail ' +
    'effects elegant emphasis endnote envelope figures first followed followedhyperlink font footer footnote form grid ' +
    'hashtag header heading html hyperlink indent index intense keyboard light line link list macro map medium mention ' +
    'message no normal note number of outline page paragraph placeholder plain preformatted professional quote reference ' +
    'return revision salutation sample section shading signature simple smart spacing strong subject subtitle subtle table ' +
    'text theme title toa toc top typewriter unresolved variable'
  ).split(' '),
);
const LEVEL = /^\d{1,2}$/;

/** Font families that ship with programs and operating systems, without their style names. */
const FONT_FAMILIES = new Set(
  (
    'agency,aharoni,algerian,american typewriter,andale mono,angsana,aparajita,aptos,arial,arial unicode,avenir,bahnschrift,' +
    'baskerville,batang,bauhaus 93,bell,berlin sans,bierstadt,bodoni,book antiqua,bookman,bookman old style,bradley hand,' +
    'britannic,brush script,calibri,californian,calisto,cambria,cambria math,candara,carlito,caladea,castellar,centaur,century,' +
    'century gothic,century schoolbook,chalkboard,charter,cochin,colonna,comic sans,consolas,constantia,cooper,copperplate,' +
    'copperplate gothic,corbel,cordia,courier,curlz,daytona,dejavu sans,dejavu sans mono,dejavu serif,didot,ebrima,elephant,' +
    'engravers,eras,footlight,forte,franklin gothic,freestyle script,french script,futura,gabriola,gadugi,garamond,geneva,' +
    'georgia,gigi,gill sans,gloucester,goudy old style,goudy stout,grandview,gulim,haettenschweiler,harlow,harrington,' +
    'helvetica,helvetica neue,hoefler text,impact,imprint,informal roman,ink free,jokerman,juice,kalinga,kartika,kristen,' +
    'kunstler script,lato,latha,leelawadee,liberation mono,liberation sans,liberation serif,lucida,lucida bright,lucida console,' +
    'lucida grande,lucida handwriting,lucida sans,lucida sans unicode,magneto,maiandra,malgun gothic,mangal,marlett,' +
    'matura script capitals,microsoft sans serif,minion,mistral,modern,monaco,mongolian baiti,monotype corsiva,montserrat,myriad,' +
    'niagara engraved,niagara solid,nirmala,noto sans,noto serif,ocr a,old english text,onyx,open sans,optima,palace script,' +
    'palatino,palatino linotype,papyrus,parchment,perpetua,playbill,poor richard,pristina,raavi,rage,ravie,roboto,rockwell,' +
    'sakkal majalla,script,segoe,segoe print,segoe script,showcard gothic,shruti,simsun,sitka,skeena,snap,source sans,stencil,' +
    'sylfaen,symbol,tahoma,tempus sans,tenorite,times,times new roman,traditional arabic,trebuchet,tunga,tw cen,verdana,viner hand,' +
    'vivaldi,vladimir script,vrinda,walbaum,webdings,wide latin,wingdings,zapfino'
  ).split(','),
);
const CUTS =
  /\s+(?:light|semilight|semibold|demi|bold|black|heavy|medium|regular|roman|italic|oblique|book|narrow|condensed|extended|extra|ultra|compressed|display|text|small|caption|heading|banner|subheading|nova|new|next|pro|std|ui|symbol|emoji|historic|serif|mono|ms|mt|itc|fb|lt|ps|nf|pssl|[23])$/;

const FONT_WORDS = new Set(
  [...FONT_FAMILIES].flatMap((family) => family.split(' ')).concat('roman'),
);

/** Whether a word is part of the names of Word's built-in styles or of common fonts. */
export function isFormatWord(word: string): boolean {
  const lower = word.toLowerCase();
  return STYLE_WORDS.has(lower) || FONT_WORDS.has(lower);
}

/** Whether a style's name, or its identifier, is one of Word's built-in ones. */
export function isBuiltInStyle(name: string): boolean {
  const words =
    spaceName(name)
      .toLowerCase()
      .match(/\p{L}[\p{L}-]*|\p{N}+/gu) ?? [];
  return words.every((word) => STYLE_WORDS.has(word) || LEVEL.test(word));
}

/** Whether a font belongs to a widely available family. */
export function isCommonFont(name: string): boolean {
  let family = name.toLowerCase().replaceAll(/[-_]/g, ' ').trim();
  while (!FONT_FAMILIES.has(family)) {
    const shorter = family.replace(CUTS, '');
    if (shorter === family) return family === '';
    family = shorter;
  }
  return true;
}

/** Adds spaces to a name without any: at underscores, and where a capital letter begins a word. */
export function spaceName(name: string): string {
  return name.replaceAll('_', ' ').replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ');
}
