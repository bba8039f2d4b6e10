/** Red, green and blue, from 0 to 255. */
export type Colour = readonly [number, number, number]

export const white: Colour = [255, 255, 255]
/** The product's own accent, used if an organization has none. */
export const ownAccent: Colour = [0x1d, 0x4f, 0x49]

/** Reads `#rrggbb`, with or without `#`; null if it is not one. */
export function readColour(text: string): Colour | null {
  const [, red, green, blue] = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text) ?? []
  if (red === undefined || green === undefined || blue === undefined) return null
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

/** Returns the hex digits of a colour, without `#`. */
export const hexOf = (colour: Colour): string =>
  colour.map((part) => part.toString(16).padStart(2, '0')).join('')

/** Contrast of two colours (WCAG 2.2), from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const leastContrast = 4.5

/** Returns the accent, darkened until white on it (and it on white) has a contrast of 4.5 to 1 (WCAG 1.4.3). */
export function readableAccent(accent: string): string {
  const darken = (channel: number) => Math.floor(channel * 0.95)
  let colour: Colour = readColour(accent) ?? ownAccent
  while (contrast(colour, white) < leastContrast) {
    const [red, green, blue] = colour
    colour = [darken(red), darken(green), darken(blue)]
  }
  return `#${hexOf(colour)}`
}

/** Returns the colour of a button, and black or white, which reads better on it (at least 4.58 : 1 on any colour). */
export function buttonColors(accent: string | null): { background: string; text: string } {
  const colour = accent === null ? null : readColour(accent)
  // The colour of the product's buttons, used if the organization has set none.
  if (accent === null || !colour) return { background: '#dfae50', text: '#211603' }
  const isDark = contrast(colour, white) > contrast(colour, [0, 0, 0])
  return { background: accent, text: isDark ? '#ffffff' : '#000000' }
}
