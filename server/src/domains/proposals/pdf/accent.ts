import { type Colour, contrast, hexOf, ownAccent, readColour, white } from '../colour.ts'

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
