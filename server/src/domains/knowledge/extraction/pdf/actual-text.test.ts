import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { markedTexts } from './actual-text.ts'

describe('the texts of marked content', () => {
  it('are read in every form that a program writes them in', () => {
    const content = [
      '/Span<</ActualText<FEFF0644064E>>>BDC (a) Tj EMC',
      '/Span << /Lang (ar) /ActualText (ab\\)\\(c\\053) >> BDC EMC',
      '/Span <</ActualText (\\376\\377\\006\\104) /MCID 3>> BDC EMC',
      '/P <</MCID 4>> BDC EMC /Artifact BMC EMC',
    ].join('\n')
    assert.deepEqual(markedTexts(content), ['لَ', 'ab)(c+', 'ل', null, null])
  })

  it('are found past what only looks like them', () => {
    const content = [
      '% /Span <</ActualText (no)>> BDC',
      '(/Span <</ActualText (nested)>> BDC) Tj',
      'BI /W 1 /H 1 ID /Span <</ActualText (x)>> BDC \nEI Q',
      '/OC /MC0 BDC',
      '/Span <</ActualText (yes)>> BDC [(EMC) 3 (BMC)] TJ EMC EMC',
      '/Span <</ActualText (cut',
    ].join('\n')
    assert.deepEqual(markedTexts(content), ['yes'])
  })
})
