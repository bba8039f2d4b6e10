import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Capstan } from '@capstan/sdk'
import { startHttpServer } from '../../server/test/fixtures/tls-server.ts'
import { install, readFirstRun, until } from '../../server/test/server-process.ts'
import { terminal } from '../test/terminal.ts'

describe('capstan deliveries tail', () => {
  test('shows new deliveries and what becomes of them, of all webhooks, of one, or in one state', async (t) => {
    const installation = await install(t, { CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true' })
    const { url } = await installation.start()
    const { apiToken: token } = readFirstRun(installation)
    const capstan = new Capstan({ url, token })
    const { start, run } = await terminal(t, { CAPSTAN_URL: url, CAPSTAN_TOKEN: token })
    const well = await startHttpServer(t)
    const gone = await startHttpServer(t, (_, response) => response.writeHead(503).end())
    const register = async (url: string) =>
      (await capstan.webhooks.create({ url, events: ['contact.*'] })).id
    const [good, bad] = [await register(well.url), await register(gone.url)]
    await capstan.contacts.create({ name: 'Before' })
    const settled = async (id: string, attempts: number) => {
      const [newest] = (await capstan.deliveries.list(id).page()).data
      return newest?.attemptsCount === attempts
    }
    for (const id of [good, bad]) await until('it was sent', () => settled(id, 1))

    const tail = async (...args: string[]) => {
      const running = start(['deliveries', 'tail', ...args])
      await until('it waits', async () => /Waiting for deliveries/.test(running.err()))
      return running
    }
    const [all, one, held] = [
      await tail(),
      await tail('--webhook', good, '--json'),
      await tail('--status', 'held'),
    ]
    await capstan.contacts.create({ name: 'After' })
    await until('both show', async () => [good, bad].every((id) => all.out().includes(id)))
    // Whoever looks while the attempt is under way sees it as delivering first.
    const succeeded = `Z  succeeded  1 attempt  contact\\.created  dlv_\\w{26}  ${good}$`
    await until('it succeeded', async () => new RegExp(succeeded, 'm').test(all.out()))
    await until('the one shows', async () => one.out().includes('succeeded'))
    for (const line of one.out().trim().split('\n')) assert.equal(JSON.parse(line).webhookId, good)
    await capstan.webhooks.update(bad, { enabled: false })
    await until('it is held', async () => held.out().includes(bad))
    for (const line of held.out().trim().split('\n')) {
      assert.match(line, /Z {2}held {2}\d attempts? {2}contact\.created/)
    }
    const becameHeld = new RegExp(`  held  .*${bad}$`, 'm')
    await until('what became of it shows', async () => becameHeld.test(all.out()))

    for (const running of [all, one, held]) running.interrupt()
    assert.deepEqual((await all.ended).code, 0)
    assert.equal((await run(['deliveries', 'tail', '--webhook', 'x'])).code, 1)
    assert.match((await run(['--help'])).out, /capstan deliveries tail/)
  })
})
