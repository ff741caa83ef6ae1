/** The id of the element that holds the findings of a report, with their document where there is one. */
export const FINDINGS_ID = 'findings';
