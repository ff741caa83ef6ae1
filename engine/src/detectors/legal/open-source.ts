import { phrase } from '#engine/phrases/phrase.ts';

/** Wordings of open-source software licenses, which nobody signs or negotiates. */
export const OPEN_SOURCE = `(?:mit|bsd|isc|apache|gnu|mozilla|open-source) (?:public )?licen[sc]e
  |(?:mit|isc|bsd)\\W{1,3}the software is|authors? or copyright|copyright (?:holders?|owners?) (?:and|or)
  contributors|contributors or copyright holders|gnu \\w{2,20} is provided|the authors accept no|as-is\\W{1,3}without any (?:express or implied )?warranty|in no event (?:shall|will) the (?:authors?|copyright holders?) be (?:held )?liable for any
  |loss of use, data,? or profits;? or business interruption\\) however caused
  |distributed (?:in the hope|under the licen[sc]e)|software is provided \\W{1,2}as
  is\\W{1,3}(?:and )?the authors? disclaims?|software is provided \\W{1,2}as is\\W{1,3}without warranty of any kind|warranties of merchantability,? fitness …noninfringement`;
/** The same, to test a clause with. */
export const OPEN_SOURCE_LICENSE = phrase(OPEN_SOURCE);
