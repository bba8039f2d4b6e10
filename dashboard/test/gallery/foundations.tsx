import { Mark } from '../../src/ui/mark.tsx'
import { Part, Specimen } from './specimen.tsx'

// Whole names, so that the compiler of the classes finds them.
const sizes = [
  ['serif-title', 'font-serif text-serif-title', 'Welcome back'],
  ['serif-section', 'font-serif text-serif-section', 'Send your first proposal'],
  ['serif-letter', 'font-serif text-serif-letter', 'When we stood in the reading room'],
  ['figure', 'text-figure tabular-nums', '482,106'],
  ['figure-row', 'text-figure-row tabular-nums', '41 / 118 ms'],
  ['2xl, title', 'font-title text-2xl', 'The name of one thing'],
  ['lg, semibold', 'font-semibold text-lg', 'The title of a card'],
  ['answer', 'text-answer', 'Plan for 500 lx on the desk.'],
  ['base', 'text-base', 'Text to read'],
  ['sm', 'text-sm', 'Rows, fields and buttons'],
  ['xs', 'text-xs', 'Heads, help and times'],
  ['micro', 'text-micro', 'Keys'],
  ['mono', 'font-mono text-xs', 'ctc_01jbts0z0ye8t9tpsz3gn7nkm8'],
] as const

const grounds = [
  ['paper', 'bg-paper'],
  ['sheet', 'bg-sheet'],
  ['raised', 'bg-raised'],
  ['well', 'bg-well'],
  ['hover', 'bg-hover'],
  ['press', 'bg-press'],
  ['line', 'bg-line'],
  ['line2', 'bg-line2'],
  ['edge', 'bg-edge'],
  ['chart-1', 'bg-chart-1'],
  ['chart-2', 'bg-chart-2'],
  ['chart-3', 'bg-chart-3'],
  ['chart-4', 'bg-chart-4'],
] as const

const inks = [
  ['ink', 'text-ink'],
  ['soft', 'text-soft'],
  ['faint', 'text-faint'],
  ['brass', 'text-brass'],
] as const

const pairs = [
  ['brass-wash', 'bg-brass-wash text-brass'],
  ['good', 'bg-good-wash text-good'],
  ['warn', 'bg-warn-wash text-warn'],
  ['bad', 'bg-bad-wash text-bad'],
  ['info', 'bg-info-wash text-info'],
  ['slate', 'bg-slate text-on-slate'],
] as const

const corners = [
  ['xs', 'rounded-xs'],
  ['sm', 'rounded-sm'],
  ['chip', 'rounded-chip'],
  ['md', 'rounded-md'],
  ['lg', 'rounded-lg'],
  ['sheet', 'rounded-sheet'],
  ['palette', 'rounded-palette'],
] as const

const shadows = [
  ['control', 'shadow-control'],
  ['lift', 'shadow-lift'],
  ['float', 'shadow-float'],
] as const

const caption = 'font-mono text-faint text-xs'

export function Foundations() {
  return (
    <Part id="foundations" title="Foundations">
      <Specimen name="Type" bare>
        <dl>
          {sizes.map(([name, look, text]) => (
            <div
              key={name}
              className="flex flex-wrap items-baseline gap-x-6 border-line border-b px-4 py-2.5 last:border-b-0"
            >
              <dt className={`w-28 ${caption}`}>{name}</dt>
              <dd className={look}>{text}</dd>
            </div>
          ))}
        </dl>
      </Specimen>
      <Specimen name="Grounds and charts">
        {grounds.map(([name, ground]) => (
          <figure key={name} className="flex w-18 flex-col gap-1.5">
            <div className={`h-10 rounded-md border border-line2 ${ground}`} />
            <figcaption className={caption}>{name}</figcaption>
          </figure>
        ))}
      </Specimen>
      <Specimen name="Text and states">
        {inks.map(([name, ink]) => (
          <span key={name} className={`w-14 font-label ${ink}`}>
            {name}
          </span>
        ))}
        {pairs.map(([name, pair]) => (
          <span key={name} className={`rounded-chip px-2.5 py-1 font-label text-sm ${pair}`}>
            {name}
          </span>
        ))}
      </Specimen>
      <Specimen name="Corners and elevation">
        {corners.map(([name, corner]) => (
          <figure key={name} className="flex flex-col items-center gap-1.5">
            <div className={`size-12 border border-edge bg-raised ${corner}`} />
            <figcaption className={caption}>{name}</figcaption>
          </figure>
        ))}
        {shadows.map(([name, shadow]) => (
          <figure key={name} className="ms-4 flex flex-col items-center gap-1.5">
            <div className={`size-12 rounded-md bg-raised ${shadow}`} />
            <figcaption className={caption}>{name}</figcaption>
          </figure>
        ))}
      </Specimen>
      <Specimen name="Mark">
        <Mark className="size-5" />
        <Mark />
        <Mark className="size-11" />
        <span className="ms-2 flex items-center gap-2.5 font-semibold text-lg">
          <Mark /> Capstan
        </span>
      </Specimen>
    </Part>
  )
}
