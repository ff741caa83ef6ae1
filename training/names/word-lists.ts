/** Words that precede a person's name. */
export const HONORIFICS =
  'mr mrs ms miss mx dr prof professor sir madam lady lord dame king queen prince princess pope saint st president senator governor justice judge captain colonel general major sergeant lieutenant rev reverend father sister brother hon honourable honorable shri smt sri advocate adv sheikh imam rabbi bishop archbishop cardinal minister secretary chancellor mayor chairman coach inspector constable officer detective agent dj uncle aunt doctor singer actor actress author director producer guitarist drummer composer poet philosopher politician'.split(
    ' ',
  );
/** Words that end a company's name. */
export const COMPANY_SUFFIXES =
  'inc incorporated ltd limited llc llp lp plc corp corporation co company gmbh ag sa nv bv pvt pte pty group holdings holding partners associates bank trust industries enterprises technologies systems solutions services sons bros brothers ventures capital pharmaceuticals laboratories energy airlines airways motors records entertainment pictures studios media press publications communications networks software international'.split(
    ' ',
  );
/** Words that occur in names of organizations. */
export const ORGANIZATION_NOUNS =
  'university college school institute institution academy court tribunal commission committee council board ministry department agency bureau office authority association federation union society club league party foundation fund organization organisation assembly parliament congress senate house government army navy force police hospital clinic church museum library orchestra band team corps division brigade regiment times post journal magazine news radio tv television network channel fc united city athletic rovers wanderers rangers giants lions tigers bears eagles sox yankees lakers conference movement alliance front coalition administration service centre center laboratory lab forum confederation consortium secretariat'.split(
    ' ',
  );
/** Words that occur in names of places. */
export const PLACE_NOUNS =
  'street road avenue boulevard lane drive square park river lake mount mountain mountains hill hills valley island islands bay beach coast cape gulf sea ocean desert forest county province state district region village town city republic kingdom territory north south east west northern southern eastern western central upper lower new airport station bridge stadium arena tower castle palace cathedral hotel highway route peninsula canyon creek falls springs port harbor harbour fort plaza mall place court heights ridge borough municipality'.split(
    ' ',
  );
