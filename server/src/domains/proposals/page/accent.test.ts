import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contrast } from '../colour.ts'
import { accentName, accentStyles } from './accent.ts'

type Colour = [number, number, number]

/** The properties of each theme as colours: [light, dark]. */
function themesOf(accent: string): Record<string, Colour>[] {
  return accentStyles(accent)
    .trim()
    .split('\n')
    .map((block) =>
      Object.fromEntries(
        [...block.matchAll(/--([\w-]+):#(\w{2})(\w{2})(\w{2})/g)].map(([, name, ...parts]) => [
          name,
          parts.map((part) => Number.parseInt(part, 16)) as Colour,
        ]),
      ),
    )
}

test('text on any accent, and any accent on its grounds, has a contrast of 4.5 to 1', () => {
  const steps = [0, 64, 128, 192, 255]
  const grounds: [Colour[], Colour[]] = [
    [
      [255, 254, 252],
      [242, 237, 228],
    ],
    [
      [17, 25, 32],
      [10, 16, 22],
      [24, 34, 43],
    ],
  ]
  for (const red of steps) {
    for (const green of steps) {
      for (const blue of steps) {
        const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')
        for (const [index, theme] of themesOf(`#${hex}`).entries()) {
          const { accent, wash, 'on-accent': on, press } = theme
          assert.ok(accent && wash && on && press)
          assert.ok(contrast(accent, on) >= 4.5, `on ${hex}`)
          assert.ok(contrast(press, on) >= 4.5, `on pressed ${hex}`)
          assert.ok(contrast(accent, wash) >= 4.2, `${hex} on its wash`)
          for (const ground of grounds[index] ?? []) {
            assert.ok(contrast(accent, ground) >= 4.5, `${hex} on ${ground}`)
          }
        }
      }
    }
  }
})

test('an invalid color becomes the default, and nothing else gets into a style sheet', () => {
  assert.equal(accentName('#1D4f49'), '1d4f49')
  for (const text of ['', 'red', '#fff', '#1d4f49;}', 'url(x)']) {
    assert.equal(accentName(text), '1d4f49', text)
  }
})
