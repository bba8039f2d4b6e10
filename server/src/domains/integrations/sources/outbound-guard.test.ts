import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { describe, test } from 'node:test'
import { connectionClient } from '../../../../test/counterparties/connection-client.ts'
import { readSource } from '../../../../test/counterparties/reading.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import type { Json } from '../../../platform/db/tables.generated.ts'
import { createSources } from './sources.ts'

const sources = createSources({ scratchDirectory: tmpdir() })
const settings: Record<string, Record<string, Json>> = {
  csv: { path: 'x' },
  carddav: { collection: 'x' },
  webdav: { path: 'x' },
}

/** Own and private addresses as people write them who should not reach them. */
const forbidden = [
  '127.0.0.1',
  '0x7f.1',
  '2130706433',
  '[::1]',
  '[::ffff:127.0.0.1]',
  'localhost',
  '10.0.0.1',
  '169.254.169.254',
]

describe('the outbound guard', () => {
  for (const [reader, source] of sources) {
    test(`stands before ${reader}: no private address is reached`, async (t) => {
      const server = await startHttpServer(t)
      for (const host of forbidden) {
        const client = connectionClient(t, {
          baseUrl: `http://${host}:${server.port}/`,
          allowNetworks: [],
          config: { bucket: 'b' },
        })
        const read = readSource(source, { client, config: settings[reader] ?? {} })
        await assert.rejects(
          read,
          { name: 'ConnectionFault', kind: 'refused' },
          `${reader} ${host}`,
        )
      }
      assert.equal(server.requests.length, 0)
    })

    test(`stands before ${reader}: a redirect to another address is not followed`, async (t) => {
      const elsewhere = await startHttpServer(t, undefined, { address: '127.0.0.2' })
      const server = await startHttpServer(t, (_request, response) => {
        response.writeHead(307, { location: elsewhere.url }).end()
      })
      const client = connectionClient(t, {
        baseUrl: server.url,
        allowNetworks: ['127.0.0.1/32'],
        config: { bucket: 'b' },
      })
      const read = readSource(source, { client, config: settings[reader] ?? {} })
      await assert.rejects(read, { name: /^(ConnectionFault|SourceFault)$/ })
      assert.ok(server.requests.length > 0)
      assert.equal(elsewhere.requests.length, 0)
    })
  }
})
