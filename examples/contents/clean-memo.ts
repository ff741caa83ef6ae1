import { type ExampleDocument, heading, list, paragraph, table } from '../model.ts';

/** An ordinary memo with nothing wrong in it: whatever raises a flag here is a false alarm. */
export const cleanMemo: ExampleDocument = {
  name: 'clean-memo',
  title: 'Moving to the new building',
  header: 'Memo to all staff',
  footer: 'Facilities, 6 July 2026',
  blocks: [
    paragraph(
      'We move to the new building on the river over the weekend of 18 July. On Monday the 20th everybody starts work there. This memo says what happens when, and what we ask of you.',
    ),
    heading('Timetable'),
    table(
      ['Day', 'What happens'],
      ['Wednesday', 'Boxes and labels are handed out on every floor'],
      ['Thursday', 'Shared shelves, the library and the workshop are packed'],
      ['Friday, noon', 'Desks are cleared; laptops go home with their owners'],
      ['Saturday', 'The movers take everything over in three trips'],
      ['Sunday', 'The network is tested and the kitchens are stocked'],
    ),
    heading('What to pack'),
    paragraph(
      'Each desk gets two boxes. Please write the number of your new desk on the label; the list hangs beside the lift. Screens, chairs and lamps are moved for you and need no box. Plants travel best in your own hands.',
    ),
    list(
      'Papers that nobody has opened for two years are better recycled than moved.',
      'Papers that must be destroyed go into the grey bins, which are emptied every evening.',
      'Keys of cabinets are taped to the inside of the door.',
    ),
    heading('The new place'),
    paragraph(
      'The entrance is on the river side. Teams that work together sit together, and every floor has two quiet rooms that need no booking. The master schedule of the meeting rooms is on the wall of the ground floor, and the alarm is disabled during opening hours. Bicycles have a roof of their own, and the showers beside it are open all day.',
    ),
    paragraph(
      'The canteen opens on Monday at eight with breakfast for all. Lunch is served from half past eleven. There is a ramp at both doors, the lifts speak, and the signs carry raised letters.',
    ),
    heading('If something is missing'),
    paragraph(
      'There is a help desk in the entrance hall during the whole of the first week. Tell the people there what is missing, and they will see to it on the same day.',
    ),
    paragraph('Thank you for your patience and for your help with the boxes.'),
  ],
  planted: [],
};
