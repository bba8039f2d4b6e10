import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { type TestContext, test } from 'node:test'
import { Capstan } from '../../../sdk/src/index.ts'
import { consequences } from '../documentation/consequences.ts'
import { openEmptyDesk, openFirstDesk, startHost } from '../documentation/desk.ts'
import { pages, readBlocks } from '../documentation/page.ts'
import { follow } from '../documentation/reader.ts'
import { onPostgres } from '../harness.ts'

const withBlocks = pages.filter((page) => readBlocks(page).length > 0)

/** What a block needs that the tests do not have, and how many such blocks there are. A new one is a decision. */
const notRun: Record<string, number> = {
  'starts what the other blocks use': 1,
  'the other blocks use a server that runs': 1,
  'downloads packages; the tests of the published packages do it': 1,
  'needs Python or Go; the tests of the packages run it': 2,
  'the test suite runs it': 1,
  'needs a server of yours on port 3000': 1,
  'needs Docker': 2,
  'needs Kubernetes': 1,
  'needs systemd': 1,
  'needs PgBouncer': 1,
  'needs Citus': 4,
  'needs poppler': 2,
  'needs pyHanko': 1,
  'needs a source that has lost records': 1,
  'needs a restart; a test of its own does it': 3,
  'an address of an example': 1,
  'needs an identity provider; tests with one of their own do it': 1,
  'a part of your server': 4,
  'settings of an AI client': 4,
  'settings of PgBouncer': 1,
  'settings of Prometheus': 1,
  'a drawing': 6,
  'a line of a log': 1,
  'a part of a source': 1,
  'the shape of every error': 2,
  'what Capstan sends': 1,
}

test('the blocks of the documentation that are not run are few and say why', () => {
  const reasons = withBlocks
    .filter((page) => page !== 'docs/events.md')
    .flatMap((page) => readBlocks(page))
    .flatMap(({ marks }) => marks['not-run'] ?? [])
  const counts = Object.groupBy(reasons, (reason) => reason)
  assert.deepEqual(
    Object.fromEntries(Object.entries(counts).map(([reason, all]) => [reason, all?.length])),
    notRun,
  )
})

test('every page of the documentation works as printed', {
  concurrency: 2,
  skip:
    (onPostgres && 'the pages begin with a first start, which is embedded') ||
    (spawnSync('curl', ['--version']).error && 'this machine has no curl'),
}, async (t) => {
  const host = await startHost(t)
  const followAlone = (t: TestContext, page: string) =>
    t.test(`${page}, alone`, async (t) => {
      const desk = await openEmptyDesk(host, page)
      const printed = await follow(t, page, desk)
      const { url, outside } = host
      const capstan = new Capstan({ url, token: desk.token })
      await consequences[page]?.({ capstan, printed, outside })
    })
  // It backs up the whole installation, which does one backup at a time, and restores the keys of an embedded one.
  const others = withBlocks.filter((page) => page !== 'docs/backup.md')
  await followAlone(t, 'docs/backup.md')
  await Promise.all([
    t.test('alone, in an empty organization', async (t) => {
      for (const page of others) await followAlone(t, page)
    }),
    t.test('in a row', async (t) => {
      const desk = await openFirstDesk(host)
      for (const page of withBlocks)
        await t.test(`${page}, after the pages before it`, async (t) => {
          await follow(t, page, desk)
        })
    }),
  ])
})
