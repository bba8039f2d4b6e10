import encodeQR from 'qr'

interface QrCodeProps {
  text: string
  /** Says what the code is for, to those who do not see it. */
  label: string
}

/** Border of blank modules around the code (ISO/IEC 18004). */
const quietZone = 4

/** `<QrCode text label>`: always dark on light, because many cameras do not read the reverse. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { border: quietZone })
  const path = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-48 self-center rounded-md bg-white text-black"
    >
      <path d={path.join('')} fill="currentColor" />
    </svg>
  )
}
