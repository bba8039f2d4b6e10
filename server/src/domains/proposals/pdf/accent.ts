const white = 1
const leastContrast = 4.5

/** The accent, darkened until white on it (and it on white) has a contrast of 4.5 to 1 (WCAG 1.4.3). */
export function readableAccent(accent: string): string {
  const [, hex] = /^#([0-9a-f]{6})$/i.exec(accent) ?? []
  let channels = (hex?.match(/../g) ?? ['1d', '4f', '49']).map((part) => Number.parseInt(part, 16))
  while (contrastWithWhite(channels) < leastContrast) {
    channels = channels.map((channel) => Math.floor(channel * 0.95))
  }
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function contrastWithWhite(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return (white + 0.05) / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
