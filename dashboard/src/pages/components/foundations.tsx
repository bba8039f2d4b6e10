import { Mark } from '../../ui/mark.tsx'
import { Part, Specimen } from './specimen.tsx'

// Whole names, so that the compiler of the classes finds them.
const sizes = [
  ['text-2xl', 'text-2xl font-semibold tracking-tight', 'A page’s name'],
  ['text-xl', 'text-xl font-semibold tracking-tight', 'A page at the door'],
  ['text-lg', 'text-lg font-semibold', 'A dialog’s name'],
  ['text-base', 'text-base', 'What is read at length'],
  ['text-sm', 'text-sm', 'What is read in passing: tables, forms, buttons'],
  ['text-xs', 'text-xs', 'Badges, column heads, keys'],
  ['font-mono', 'font-mono text-xs', 'ctc_01jbts0z0ye8t9tpsz3gn7nkm8'],
] as const

const grounds = [
  ['paper', 'bg-paper'],
  ['sheet', 'bg-sheet'],
  ['raised', 'bg-raised'],
  ['well', 'bg-well'],
  ['line', 'bg-line'],
  ['edge', 'bg-edge'],
] as const

const inks = [
  ['ink', 'text-ink'],
  ['soft', 'text-soft'],
  ['faint', 'text-faint'],
  ['brass', 'text-brass'],
] as const

const pairs = [
  ['brass', 'bg-brass text-on-brass'],
  ['brass-wash', 'bg-brass-wash text-brass'],
  ['good', 'bg-good-wash text-good'],
  ['warn', 'bg-warn-wash text-warn'],
  ['bad', 'bg-bad-wash text-bad'],
  ['info', 'bg-info-wash text-info'],
] as const

const steps = [
  ['1', 'w-1'],
  ['2', 'w-2'],
  ['3', 'w-3'],
  ['4', 'w-4'],
  ['5', 'w-5'],
  ['8', 'w-8'],
  ['10', 'w-10'],
] as const

const corners = [
  ['rounded-sm', 'rounded-sm'],
  ['rounded-md', 'rounded-md'],
  ['rounded-lg', 'rounded-lg'],
  ['rounded-full', 'rounded-full'],
] as const

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
              <dt className="w-20 font-mono text-faint text-xs">{name}</dt>
              <dd className={look}>{text}</dd>
            </div>
          ))}
        </dl>
      </Specimen>
      <Specimen name="Grounds">
        {grounds.map(([name, ground]) => (
          <figure key={name} className="flex w-24 flex-col gap-1.5">
            <div className={`h-12 rounded-md border border-line ${ground}`} />
            <figcaption className="font-mono text-faint text-xs">{name}</figcaption>
          </figure>
        ))}
      </Specimen>
      <Specimen name="Text">
        {inks.map(([name, ink]) => (
          <span key={name} className={`w-24 font-medium ${ink}`}>
            {name}
          </span>
        ))}
        {pairs.map(([name, pair]) => (
          <span key={name} className={`rounded-md px-3 py-2 font-medium text-sm ${pair}`}>
            {name}
          </span>
        ))}
      </Specimen>
      <Specimen name="Spacing">
        {steps.map(([name, width]) => (
          <figure key={name} className="flex w-14 flex-col gap-1.5">
            <div className={`h-6 rounded-xs bg-brass ${width}`} />
            <figcaption className="font-mono text-faint text-xs">{name}</figcaption>
          </figure>
        ))}
      </Specimen>
      <Specimen name="Corners and shadows">
        {corners.map(([name, corner]) => (
          <figure key={name} className="flex flex-col items-center gap-1.5">
            <div className={`size-14 border border-edge bg-raised ${corner}`} />
            <figcaption className="font-mono text-faint text-xs">{name}</figcaption>
          </figure>
        ))}
        <figure className="ms-4 flex flex-col items-center gap-1.5">
          <div className="size-14 rounded-md bg-raised shadow-lift" />
          <figcaption className="font-mono text-faint text-xs">shadow-lift</figcaption>
        </figure>
        <figure className="ms-4 flex flex-col items-center gap-1.5">
          <div className="size-14 rounded-md bg-raised shadow-float" />
          <figcaption className="font-mono text-faint text-xs">shadow-float</figcaption>
        </figure>
      </Specimen>
      <Specimen name="Mark">
        <Mark className="size-6" />
        <Mark />
        <Mark className="size-11" />
        <span className="ms-2 flex items-center gap-2.5 font-semibold text-lg tracking-tight">
          <Mark /> Capstan
        </span>
      </Specimen>
    </Part>
  )
}
