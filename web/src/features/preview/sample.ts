/** A letter with a few problems, at least one in every category. */
export const SAMPLE = `Offer of employment

Dear Ms. Rowan Alder,

We are looking for a young and energetic recent graduate and are glad to have found you. Salary is paid to IBAN GB82 WEST 1234 5698 7654 32; please confirm it from rowan.alder@harbour.example. Book your travel with card 4111 1111 1111 1111.

This agreement renews automatically for successive one-year terms. The Employee shall indemnify the Company against any and all losses without limitation.

For your first day: the password is Harbour-2026!`;
