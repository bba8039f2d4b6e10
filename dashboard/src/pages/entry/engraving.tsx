/** Width of the drawing. The capstan's axis is to the right of the middle. */
const width = 563
const height = 852
const centre = { x: 397, y: 426 }

const at = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  const x = centre.x + radius * Math.sin(angle)
  const y = centre.y - radius * Math.cos(angle)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** Draws `count` strokes around the axis from one radius to another, leaning by `lean` degrees. */
const strokes = (count: number, from: number, to: number, lean = 0): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 360) / count
    return `M${at(from, angle)}L${at(to, angle + lean)}`
  }).join('')

const turn = (angle: number): string => `rotate(${angle} ${centre.x} ${centre.y})`
const eighths = Array.from({ length: 8 }, (_, index) => index * 45 - 13.4)

/** The coils of the rope, from the drum outwards. */
const coils = [163, 177, 191, 205]
const coilWidth = 14

/** The mark grown to an engraving: a capstan from above, with its bars, its rope and a dial around it. */
export const Engraving = ({ className }: { className: string }) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    className={className}
  >
    <defs>
      <radialGradient id="engraving-light" cx="55%" cy="35%" r="70%">
        <stop stopColor="var(--color-slate-press)" stopOpacity="0.75" />
        <stop offset="1" stopColor="var(--color-slate-press)" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect width={width} height={height} fill="url(#engraving-light)" stroke="none" />
    <Dial />
    <Bars />
    <Rope />
    <Drum />
  </svg>
)

const Ring = ({ r, thin = false }: { r: number; thin?: boolean }) => (
  <circle cx={centre.x} cy={centre.y} r={r} strokeWidth={thin ? 0.75 : 1.5} />
)

const Dial = () => (
  <g opacity="0.4">
    <Ring r={400} thin />
    <Ring r={410} thin />
    <path d={strokes(180, 403, 410)} strokeWidth="0.75" />
    <path d={strokes(12, 396, 410)} strokeWidth="1" />
  </g>
)

const Bars = () =>
  eighths.map((angle) => (
    <g key={angle} transform={turn(angle)}>
      <path
        d={`M${centre.x - 9} ${centre.y - 212}L${centre.x - 7} ${centre.y - 358}a7 7 0 0 1 14 0L${centre.x + 9} ${centre.y - 212}`}
        strokeWidth="1.5"
      />
      <path
        d={`M${centre.x + 3} ${centre.y - 218}v-122M${centre.x - 3} ${centre.y - 218}v-96`}
        strokeWidth="0.6"
        opacity="0.7"
      />
    </g>
  ))

const Rope = () => (
  <g>
    {coils.map((radius) => (
      <g key={radius}>
        <Ring r={radius} />
        <path
          d={strokes(Math.round(radius * 0.8), radius, radius + coilWidth, 3.4)}
          strokeWidth="0.9"
          opacity="0.85"
        />
      </g>
    ))}
    <Ring r={219} thin />
  </g>
)

const Drum = () => (
  <g>
    {[148, 111, 72, 51].map((radius) => (
      <Ring key={radius} r={radius} />
    ))}
    {[142, 104, 44].map((radius) => (
      <Ring key={radius} r={radius} thin />
    ))}
    <path d={strokes(72, 76, 96)} strokeWidth="0.8" opacity="0.75" />
    <path d={strokes(36, 90, 102)} strokeWidth="0.8" opacity="0.75" />
    {eighths.map((angle) => (
      <g key={angle}>
        <rect
          x={centre.x - 9}
          y={centre.y - 135}
          width="18"
          height="18"
          rx="3"
          strokeWidth="1.5"
          transform={turn(angle)}
        />
        <circle
          cx={centre.x}
          cy={centre.y - 126}
          r="3"
          strokeWidth="1"
          transform={turn(angle + 22.5)}
        />
        <circle cx={centre.x} cy={centre.y - 31} r="4" strokeWidth="1" transform={turn(angle)} />
      </g>
    ))}
    <Ring r={13} />
    <circle cx={centre.x} cy={centre.y} r="5" fill="currentColor" stroke="none" />
  </g>
)
