import { Specimen } from './specimen.tsx';

const GROUNDS = ['bg-ground', 'bg-surface', 'bg-raised', 'bg-sunken', 'bg-accent-wash'] as const;
const WASHES = ['bg-good-wash', 'bg-medium-wash', 'bg-high-wash', 'bg-low-wash'] as const;
const INKS = ['text-ink', 'text-ink-soft', 'text-ink-faint', 'text-accent'] as const;
const TONES = ['text-good', 'text-medium', 'text-high', 'text-low'] as const;
const SIZES = [
  'text-xs',
  'text-sm',
  'text-base',
  'text-lg',
  'text-xl',
  'text-2xl',
  'text-3xl',
] as const;
const RADII = ['rounded-sm', 'rounded-md', 'rounded-lg'] as const;
const SHADOWS = ['shadow-sheet', 'shadow-pop'] as const;
const MARKS = ['pii', 'discrimination', 'legal', 'policy'] as const;

/** Colors, type, corners, shadows and the marks of findings. */
export function Foundations() {
  return (
    <>
      <Specimen name="grounds and washes">
        {[...GROUNDS, ...WASHES].map((name) => (
          <div key={name} className={`rounded-md border border-line p-3 text-xs ${name}`}>
            {name}
          </div>
        ))}
      </Specimen>
      <Specimen name="inks and tones">
        {[...INKS, ...TONES].map((name) => (
          <p key={name} className={`font-medium ${name}`}>
            {name}
          </p>
        ))}
      </Specimen>
      <Specimen name="type scale, Inter and Source Serif">
        <div className="space-y-1">
          {SIZES.map((name) => (
            <p key={name} className={name}>
              {name} <span className="font-serif">The parties agree</span>
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen name="corners and shadows">
        {[...RADII, ...SHADOWS].map((name) => (
          <div key={name} className={`border border-line bg-raised p-3 text-xs ${name}`}>
            {name}
          </div>
        ))}
      </Specimen>
      <Specimen name="finding-mark">
        {MARKS.map((category) => (
          <p key={category} className="font-serif">
            <mark data-category={category} className="finding-mark">
              {category}
            </mark>{' '}
            <mark data-category={category} data-active="true" className="finding-mark">
              active
            </mark>
          </p>
        ))}
      </Specimen>
    </>
  );
}
