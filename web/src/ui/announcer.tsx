import { type Urgency, useAnnouncements } from './announcements.ts';

const URGENCIES = ['polite', 'assertive'] as const satisfies readonly Urgency[];

/** The live regions of all screens, of which only the content comes and goes. */
export function Announcer() {
  const announcements = useAnnouncements();
  return URGENCIES.map((urgency) => (
    <div key={urgency} aria-live={urgency} data-announcer className="visually-hidden print:hidden">
      {announcements
        .filter((one) => one.urgency === urgency)
        .map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
    </div>
  ));
}
