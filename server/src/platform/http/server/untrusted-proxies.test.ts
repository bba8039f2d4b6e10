import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { harness } from '../../../../test/harness.ts'

const lines: string[] = []
const log = { write: (line: string) => void lines.push(line) }
const warnings = (): string[] => lines.filter((line) => line.includes('CAPSTAN_TRUSTED_PROXIES'))
const settings = { CAPSTAN_TRUSTED_PROXIES: '192.0.2.0/24' }

describe('X-Forwarded-For', () => {
  test('from a peer that is not trusted is warned of once an hour, in the log and by the doctor', async (t) => {
    const app = await harness(t, { log, settings })
    const headers = { 'x-forwarded-for': '198.51.100.9' }
    const ask = (remoteAddress: string) =>
      app.http.inject({ url: '/healthz', headers, remoteAddress })
    const concernsOf = async (): Promise<string[]> => {
      const concerns = await app.catalogue.concerns()
      return concerns.filter((message) => message.includes('CAPSTAN_TRUSTED_PROXIES'))
    }
    await app.http.inject({ url: '/healthz', remoteAddress: '203.0.113.5' })
    await ask('192.0.2.7')
    assert.deepEqual([warnings().length, await concernsOf()], [0, []])
    for (let n = 0; n < 3; n++) await ask('203.0.113.5')
    assert.equal(warnings().length, 1)
    assert.match((await concernsOf()).join(), /203\.0\.113\.5 sends X-Forwarded-For/)
    app.clock.advance('61m')
    assert.deepEqual(await concernsOf(), [])
    await ask('::ffff:203.0.113.6')
    assert.equal(warnings().length, 2)
    assert.match((await concernsOf()).join(), /^203\.0\.113\.6 sends/)
  })
})
