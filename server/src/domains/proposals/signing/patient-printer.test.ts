import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { harness } from '../../../../test/harness.ts'
import { openedPage } from '../../../../test/proposal-page.ts'
import { eventsAbout, readProposal } from '../../../../test/proposals.ts'
import { PdfError } from '../../../platform/pdf/pdf-task.ts'

/** What stops printing without a fault of the document. */
const faults = {
  'is killed for its memory': new PdfError('too_much_memory', 'killed'),
  'hangs until it is killed': new PdfError('took_too_long', 'killed'),
  crashes: new PdfError('invalid_document', 'ended unexpectedly'),
  'has no room on the disk': Object.assign(new Error('no space left'), { code: 'ENOSPC' }),
}

describe('a renderer that fails while somebody signs', () => {
  for (const [what, fault] of Object.entries(faults)) {
    test(`and ${what}: once is not seen; for good loses nothing, and the operator hears of it`, async (t) => {
      const app = await harness(t)
      app.clock.advance('2h')
      const once = await openedPage(app)
      const page = await openedPage(app)
      const acceptanceOf = ({ proposal }: typeof page) => ({
        ...{ name: 'Ada Lovelace', consent: true, contentSha256: proposal.contentSha256 },
        expectedTotal: proposal.totals.firstTotal,
        signature: { type: 'typed', text: 'Ada Lovelace' },
      })
      const concerns = async (): Promise<string> => (await app.catalogue.concerns()).join('\n')
      const render = t.mock.method(app.context.pdf, 'render')
      render.mock.mockImplementationOnce(() => Promise.reject(fault))
      assert.equal((await once.json('accept', acceptanceOf(once))).body.status, 'accepted')
      assert.doesNotMatch(await concerns(), /could not be rendered/)

      render.mock.mockImplementation(() => Promise.reject(fault))
      await page.json('view', {})
      const before = await eventsAbout(app, page.proposal)
      const refused = await page.json('accept', acceptanceOf(page))
      assert.deepEqual([refused.status, refused.body.error.code], [503, 'unavailable'])
      assert.match(String(refused.headers['retry-after']), /^\d+$/)
      assert.deepEqual(await eventsAbout(app, page.proposal), before)
      assert.equal((await readProposal(app, page.proposal)).status, 'viewed')
      assert.match(await concerns(), /could not be rendered/)

      render.mock.restore()
      assert.equal((await page.json('accept', acceptanceOf(page))).body.status, 'accepted')
      app.clock.advance('61m')
      assert.doesNotMatch(await concerns(), /could not be rendered/)
    })
  }
})
