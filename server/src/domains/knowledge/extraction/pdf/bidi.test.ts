import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { directionOf, logicalOrder } from './bidi.ts'

const backwards = (text: string): string => [...text].reverse().join('')

describe('a line that runs from right to left', () => {
  /** On a page of it alone, its pieces as they stand from the left. */
  const read = (...pieces: readonly string[]): string => {
    const line = pieces.join('')
    return logicalOrder(line, { ...directionOf([line]), isRightToLeft: true })
  }

  it('keeps brackets with the Latin words before them', () => {
    const hebrew = 'נשמר'
    for (const latin of ['Markdown (UTF-8)', 'Windows (11)', 'GitHub [main]', 'API']) {
      assert.equal(read(latin, ' ', backwards(hebrew)), `${hebrew} ${latin}`)
    }
    // The brackets belong to the Hebrew around them.
    assert.equal(read(backwards('שלום'), ' (Markdown) ', backwards('נשמר')), 'נשמר (Markdown) שלום')
  })

  it('keeps the parts of a number apart after Arabic letters, and together after Hebrew ones', () => {
    assert.equal(read('.5551234-6-962 :', backwards('الهاتف')), 'الهاتف: 962-6-5551234.')
    assert.equal(read('.03-5551234 :', backwards('טלפון')), 'טלפון: 03-5551234.')
    const page = directionOf([backwards('الهاتف'), '.5551234-6-962'])
    assert.equal(logicalOrder('.5551234-6-962', page), '962-6-5551234.')
  })

  it('takes a bracket that stands alone as the rest of the page has them', () => {
    const page = 'العقد (المادة)'
    const rest = backwards('الثانية')
    const byMeaning = directionOf([backwards(page)])
    assert.equal(logicalOrder(`)${rest}`, byMeaning), 'الثانية)')
    const byShape = directionOf(['(ةداملا) دقعلا'])
    assert.equal(logicalOrder(`(${rest}`, byShape), 'الثانية)')
  })
})
