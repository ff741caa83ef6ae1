/**
 * A JPEG 2000 picture as large as a scanned page, 1728 pixels wide and 2432 high: a black bar, and stripes that look
 * different at its lower resolution levels.
 */
export const STRIPED_JPEG_2000: Buffer = Buffer.from(
  [
    '/0//UQAvAAAAAAbAAAAJgAAAAAAAAAAAAAAGwAAACYAAAAAAAAAAAAADBwEBBwEBBwEB/1IADAAAAAEBBQQEAAH/XAATQEBI',
    'SFBISFBISFBISFBISFD/ZAAlAAFDcmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAAFWAAH/k+/TTv00',
    'APajv5IfWZ50k9gBgSUdfXI4KR17f5pKgAAAMJCX/19kLt1EQAoIBhIS/3sbwJOea3LnlZYrgQwWeACLxSfTGg3EXchQcHD4',
    'pVukCMkF/TaxwUF4sXHgKRKh3ROsxMfy6b1dR5FvUAGEgKnukBKPWWAizjJD5BEubjXBoqctBzVk5s1eZZPiNjAAY6KEJ2eA',
    'gNGXHGB0degdUvbkGR7UWICA5LMZPxb+JPh9dZvZ3PiGGW19hvgTJK2znErs1s0huYB3gICyE/D78OD4Gegn1XiTZ/+Hpr0f',
    'qoCA5EL+UO/pwZCT+Gb+MAD25foTqNuqDe9g1/Bxe0hjA4UJR+CtAaqNQFAI7uX3fpCp/g6NnypGtWqAgORCT/KDv/gSAADz',
    'edlLC/zXIMcJX3alqf8wFABcr5v6EFvG/tf/S7qcR4XmgID/2Q==',
  ].join(''),
  'base64',
);
