import { oneLine } from '#engine/text/one-line.ts';

/** The mailboxes of RFC 2142, and what else companies name their mailboxes after. */
const ROLES = wordsIn(oneLine`
  abuse audit accounting accounts admin administration administrator alerts api assistance billing board booking bookings
  buchhaltung campaigns care careers catering claims club clients comercial committee casting communications community
  complaints compliance concierge contact contacto contactus conference credit customer customercare customers
  customerservice customersupport data dataprotection datenschutz delivery deliveries design desk dev developers devops
  digital dispatch donate donations donotreply dpo editor editorial education emergency employment engineering
  enquiries enquiry enrolment events everyone export facilities facturation feedback finance fleet foundation
  fundraising gdpr general grants hallo headoffice health hello help helpdesk hola hospitality hosting hostmaster hotline hr
  hrhelp hrteam incident incidents info infodesk information inquiries inquiry insurance international investor
  investorrelations investors invoice invoices invoicing jobs kontakt kundenservice lab learning legal lettings library
  licensing listings logistics mail mailbox mailer maintenance management manager managers marketing media membership memberships
  members merchant network news newsletter noc noreply notice notices notification notifications office operations ops
  order orders partner partners partnerships parts patents payable payables payment payments payroll permissions
  personnel pharmacy platform policy post postbus poststelle postmaster pr press presse privacy procurement production
  programme programs project projects property protection publicity publications publishing purchasing quality quote quotes
  reception recruiting recruitment refunds registrar registration relations relations reply reports repairs reservas reservations returns
  root safety sales schools secretariat secretary security server service servicedesk services shipping shop sponsorship
  staff statements store stores studio submissions subscribe subscriptions supplier suppliers supplies support survey
  surveys sustainability sysadmin system talent tax team tech techsupport technical tenders tickets tours trade
  training transport travel treasurer trust unsubscribe updates vendor vendors ventas vertrieb volunteer volunteering
  volunteers warehouse warranty web webmaster website welcome wholesale
  admissions alumni appointments archive archives attendance bar benefits bookingoffice boxoffice breakfast bursar cafe catalogue
  chaplaincy church clinic collections counciltax creditcontrol customerrelations customerservices democraticservices dental disputes dsar
  elections electoral environment estates events eventsteam examinations exams expenses feedback foi friends frontdesk frontoffice gallery
  groups guests gym hire hiring hotel housing housingbenefit ithelp itservicedesk itsupport kitchen leisure licensing lostproperty
  memberservices museum nursery onboarding outreach parish parking pastoral pension pensions permits planning prescriptions referrals
  registry remittance remittances rentals rents research reservation restaurant returnsdesk revenues rooms rsvp safeguarding scholarships
  bid bids estimating setup praxis kanzlei buero verwaltung sekretariat rezeption einkauf bewerbung bewerbungen karriere personal rechnung rechnungen
  schooloffice clerk townclerk parishclerk councilclerk ombudsman ombudswoman ombudsperson caretaker vicar headteacher socialcare speakup spa stewards surgery theatre ticket ticketing treasury underwriting waitinglist welfare wellbeing whistleblowing`);
/** What narrows a role down: whose, where, which. */
const QUALIFIERS = wordsIn(oneLine`
  and at by centre center central company corporate dept department do east eu europe emea apac americas external
  for global group head internal local main my national no north not of online our public reply section south subject
  the to uk unit us usa west world ca de es fr ie in it nl nz pl sg za`);
/** Providers at which anyone may have such an address. */
const PERSONAL_PROVIDER =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|proton|protonmail|pm|mail|email|zoho|fastmail|tutanota|yandex|qq|163|126|btinternet|sky|comcast|verizon|orange|wanadoo|free|libero|t-online)\.[a-z.]{2,6}$/i;

/**
 * Whether an address is that of a role or a department (`info@`, `uk-sales@`), not of a person. Of a sole trader it is
 * personal data all the same, so that it is worth showing.
 */
export function isRoleAddress(local: string, domain: string): boolean {
  if (PERSONAL_PROVIDER.test(domain)) return false;
  if (/^it$/i.test(local)) return true;
  const parts = local.toLowerCase().split(/[._+-]+|(?<=[a-z])(?=\d)/);
  return (
    parts.some((part) => ROLES.has(part)) &&
    parts.every((part) => ROLES.has(part) || QUALIFIERS.has(part) || /^\d{0,4}$/.test(part))
  );
}

function wordsIn(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
