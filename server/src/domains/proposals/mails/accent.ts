import { contrast, readColour, white } from '../colour.ts'

/** Returns the colour of a button, and black or white, which reads better on it (at least 4.58 : 1 on any colour). */
export function buttonColors(accent: string | null): { background: string; text: string } {
  const colour = accent === null ? null : readColour(accent)
  // The plate of the product, where the organization has set no colour.
  if (accent === null || !colour) return { background: '#dfae50', text: '#211603' }
  const isDark = contrast(colour, white) > contrast(colour, [0, 0, 0])
  return { background: accent, text: isDark ? '#ffffff' : '#000000' }
}
