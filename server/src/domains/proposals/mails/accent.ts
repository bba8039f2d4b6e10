/** The plate of the product, where the organization has set no colour. */
const plate = '#dfae50'
const ink = '#211603'
const white = '#ffffff'
const black = '#000000'

/** The colour of a button, and the one of two that reads best on it (at least 4.58 : 1 on any colour). */
export function buttonColors(accent: string | null): { background: string; text: string } {
  if (accent === null || !/^#[0-9a-f]{6}$/i.test(accent)) return { background: plate, text: ink }
  const light = luminance(accent) + 0.05
  return { background: accent, text: 1.05 / light > light / 0.05 ? white : black }
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
