import { type Colour, contrast, hexOf, ownAccent, readColour, white } from '../colour.ts'

const darkSheet: Colour = [0x11, 0x19, 0x20]
/** The darkest light background, and the lightest dark one, that the accent is used on. */
const paper: Colour = [0xf2, 0xed, 0xe4]
const raised: Colour = [0x1a, 0x25, 0x2e]
const ink: Colour = [0x10, 0x18, 0x1e]

/** Slightly above the 4.5 that WCAG 1.4.3 requires, because the page also has tinted backgrounds below texts. */
const leastContrast = 5
/** On a dark background, only a light colour stands out. */
const darkContrast = 8.5

/** Returns the accent's hex digits without `#`; the product's own accent for an invalid colour. */
export const accentName = (accent: string): string => hexOf(readColour(accent) ?? ownAccent)

/**
 * Writes the page's custom properties for an accent. The accent is darkened for light backgrounds and lightened for
 * dark ones until it is readable, and so is text on it, for any colour that an organization chooses.
 */
export function accentStyles(accent: string): string {
  const chosen = readColour(accent) ?? ownAccent
  const light = until(chosen, (one) => mix(one, [0, 0, 0], 0.06), paper)
  const dark = until(chosen, lighten, raised, darkContrast)
  const washLight = mix(white, light, 0.09)
  const washDark = mix(darkSheet, dark, 0.14)
  const lights = tokens(light, washLight, mix(light, [0, 0, 0], 0.16))
  const darks = tokens(dark, washDark, mix(dark, white, 0.22))
  return [
    `:root{${lights}}`,
    `@media screen and (prefers-color-scheme:dark){:root{${darks}}}`,
    '',
  ].join('\n')
}

const tokens = (accent: Colour, wash: Colour, press: Colour): string => {
  const on = contrast(accent, white) >= contrast(accent, ink) ? white : ink
  return Object.entries({ accent, wash, press, 'on-accent': on })
    .map(([name, colour]) => `--${name}:#${hexOf(colour)}`)
    .join(';')
}

/** Lightens a colour and keeps its hue; mixing it with white would look grey. */
function lighten([red, green, blue]: Colour): Colour {
  const most = Math.max(red, green, blue, 1)
  const scaled: Colour = [red, green, blue]
  const share = Math.min(255 / most, 1.08)
  const brighter = scaled.map((part) => Math.min(Math.ceil(part * share + 2), 255))
  return mix([brighter[0] ?? 0, brighter[1] ?? 0, brighter[2] ?? 0], white, 0.025)
}

function until(
  start: Colour,
  step: (colour: Colour) => Colour,
  ground: Colour,
  least = leastContrast,
): Colour {
  let colour = start
  // 100 steps of 6 % reach black or white from any colour.
  for (let i = 0; i < 100 && contrast(colour, ground) < least; i++) colour = step(colour)
  return colour
}

function mix(from: Colour, to: Colour, share: number): Colour {
  const [red, green, blue] = from.map((part, index) => {
    const target = to[index] ?? 0
    const next = part + (target - part) * share
    return target < part ? Math.floor(next) : Math.ceil(next)
  })
  return [red ?? 0, green ?? 0, blue ?? 0]
}
