import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { bitmapOf, type Pixels } from './bitmap.ts'

const page = { width: 4, height: 2 }
/** `#` is black. */
const shown = (...pictures: { image: Pixels; matrix: readonly number[] }[]): string[] => {
  const bitmap = bitmapOf(
    pictures.map(({ image, matrix }) => ({ picture: { image, matrix }, pixels: image })),
    page,
  )
  const rows = Array.from({ length: bitmap.height }, (_, row) =>
    [...bitmap.grey.subarray(row * bitmap.width, (row + 1) * bitmap.width)]
      .map((grey) => (grey < 128 ? '#' : '.'))
      .join(''),
  )
  return rows
}

/** A bit a pixel: the first row is `#...`, the second `##..`. */
const stairs: Pixels = {
  width: 4,
  height: 2,
  kind: 1,
  data: Uint8Array.of(0b0111_0000, 0b0011_0000),
}
const upright = [4, 0, 0, -2, 0, 2]

describe('a page of pictures', () => {
  test('shows one with its first row at the top, mirrored and turned as the page has it', () => {
    assert.deepEqual(shown({ image: stairs, matrix: upright }), ['#...', '##..'])
    assert.deepEqual(shown({ image: stairs, matrix: [4, 0, 0, 2, 0, 0] }), ['##..', '#...'])
    assert.deepEqual(shown({ image: stairs, matrix: [-4, 0, 0, -2, 4, 2] }), ['...#', '..##'])
    // What is upright here was a column before.
    const column = { width: 2, height: 4, kind: 1, data: Uint8Array.of(0, 127, 255, 255) }
    assert.deepEqual(shown({ image: column, matrix: [0, -2, -4, 0, 4, 2] }), ['#...', '##..'])
  })

  test('shows strips side by side, and white where there is none', () => {
    const black = { width: 1, height: 2, kind: 1, data: Uint8Array.of(0, 0) }
    assert.deepEqual(
      shown(
        { image: black, matrix: [1, 0, 0, -2, 0, 2] },
        { image: black, matrix: [1, 0, 0, -2, 3, 2] },
      ),
      ['#..#', '#..#'],
    )
  })

  test('shows colours by their light, and what lies under a mask or under glass', () => {
    const colours = {
      width: 4,
      height: 2,
      kind: 2,
      data: Uint8Array.from([0, 0, 90, 255, 255, 0, 0, 255, 0, 90, 0, 0, ...Array(12).fill(255)]),
    }
    assert.deepEqual(shown({ image: colours, matrix: upright }), ['#..#', '....'])
    const mask = { width: 4, height: 2, data: Uint8Array.of(0b1111_0000, 0b0111_0000) }
    assert.deepEqual(shown({ image: colours, matrix: upright }, { image: mask, matrix: upright }), [
      '#..#',
      '#...',
    ])
    const glass = { width: 4, height: 2, kind: 3, data: new Uint8Array(32) }
    assert.deepEqual(shown({ image: stairs, matrix: upright }, { image: glass, matrix: upright }), [
      '#...',
      '##..',
    ])
  })

  test('of more than 16 million pixels is shown smaller', () => {
    const image = { width: 9_000, height: 1, kind: 1, data: new Uint8Array(1_125) }
    const matrix = [9_000, 0, 0, -9_000, 0, 9_000]
    const { width, height, grey } = bitmapOf([{ picture: { image, matrix }, pixels: image }], {
      width: 9_000,
      height: 9_000,
    })
    assert.ok(width * height <= 16_000_000)
    assert.equal(grey.length, width * height)
  })
})
