/**
 * The countries of the world and the parts of the United Kingdom, by their English names. Omitted are those that as
 * often name people or cities: Chad, Jordan, Georgia, Luxembourg, Monaco, Singapore.
 */
export const COUNTRIES: readonly string[] = (
  'Afghanistan|Albania|Algeria|Andorra|Angola|Argentina|Armenia|Australia|Austria|Azerbaijan|' +
  'Bahrain|Bangladesh|Barbados|Belarus|Belgium|Belize|Benin|Bhutan|Bolivia|' +
  'Bosnia and Herzegovina|Botswana|Brazil|Brunei|Bulgaria|Burkina Faso|Burma|Burundi|Cambodia|' +
  'Cameroon|Canada|Chile|China|Colombia|Costa Rica|Croatia|Cuba|Cyprus|Czech Republic|Czechia|' +
  'Czechoslovakia|Denmark|Djibouti|Dominican Republic|East Timor|Ecuador|Egypt|El Salvador|' +
  'England|Eritrea|Estonia|Ethiopia|Fiji|Finland|France|Gabon|Gambia|Germany|Ghana|' +
  'Great Britain|Greece|Grenada|Guatemala|Guinea|Guyana|Haiti|Honduras|Hungary|Iceland|India|' +
  'Indonesia|Iran|Iraq|Ireland|Israel|Italy|Ivory Coast|Jamaica|Japan|Kazakhstan|Kenya|Kosovo|' +
  'Kuwait|Kyrgyzstan|Laos|Latvia|Lebanon|Lesotho|Liberia|Libya|Liechtenstein|Lithuania|' +
  'Madagascar|Malawi|Malaysia|Maldives|Mali|Malta|Mauritania|Mauritius|Mexico|Moldova|Mongolia|' +
  'Montenegro|Morocco|Mozambique|Myanmar|Namibia|Nepal|Netherlands|New Zealand|Nicaragua|Niger|' +
  'Nigeria|North Korea|North Macedonia|Northern Ireland|Norway|Oman|Pakistan|Panama|' +
  'Papua New Guinea|Paraguay|Peru|Philippines|Poland|Portugal|Qatar|Romania|Russia|Rwanda|' +
  'San Marino|Saudi Arabia|Scotland|Senegal|Serbia|Sierra Leone|Slovakia|Slovenia|Somalia|' +
  'South Africa|South Korea|Soviet Union|Spain|Sri Lanka|Sudan|Suriname|Sweden|Switzerland|' +
  'Syria|Taiwan|Tajikistan|Tanzania|Thailand|Togo|Trinidad and Tobago|Tunisia|Turkey|' +
  'Turkmenistan|Uganda|Ukraine|United Arab Emirates|United Kingdom|United States|Uruguay|' +
  'Uzbekistan|Venezuela|Vietnam|Wales|Yemen|Yugoslavia|Zambia|Zimbabwe'
).split('|');
