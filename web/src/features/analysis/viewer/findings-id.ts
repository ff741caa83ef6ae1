/** The id of the element that holds the findings of a report, and their document if there is one. */
export const FINDINGS_ID = 'findings';
