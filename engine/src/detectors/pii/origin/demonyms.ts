/**
 * English adjectives for the people of the world's countries, of some regions and of some stateless nations; most are
 * also nouns for a person. Those that are common words are distinguished by their capital.
 */
export const DEMONYMS: readonly string[] = (
  'afghan albanian algerian american andorran angolan argentine argentinian armenian australian austrian azerbaijani ' +
  'bahamian bahraini bangladeshi barbadian basque belarusian belgian belizean beninese bhutanese bolivian bosnian brazilian ' +
  'british bruneian bulgarian burkinabe burmese burundian cambodian cameroonian canadian catalan chadian chechen chilean chinese ' +
  'colombian comorian congolese corsican croatian cuban cypriot czech danish djiboutian dominican dutch ecuadorian ' +
  'egyptian emirati english eritrean estonian ethiopian fijian filipino finnish french gabonese gambian georgian german ghanaian ' +
  'greek grenadian guatemalan guinean guyanese haitian honduran hungarian icelandic indian indonesian iranian iraqi irish israeli ' +
  'italian ivorian jamaican japanese jordanian kazakh kazakhstani kenyan korean kosovar kurdish kuwaiti kyrgyz laotian ' +
  'latvian lebanese liberian libyan lithuanian luxembourgish macedonian malagasy malawian malaysian maldivian malian maltese ' +
  'mauritanian mauritian mexican moldovan mongolian montenegrin moroccan mozambican namibian nepalese nepali nicaraguan ' +
  'nigerian nigerien norwegian omani pakistani palestinian panamanian paraguayan peruvian polish portuguese qatari romanian ' +
  'russian rwandan salvadoran samoan saudi scottish senegalese serbian singaporean slovak slovakian slovene slovenian somali spanish ' +
  'sudanese surinamese swazi swedish swiss syrian taiwanese tajik tamil tanzanian thai tibetan togolese tongan tunisian turkish ' +
  'turkmen ugandan ukrainian uruguayan uyghur uzbek venezuelan vietnamese welsh yemeni yugoslav zambian zimbabwean ' +
  'african arab arabic asian balkan caribbean european hispanic latino latina scandinavian'
).split(' ');
