import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { s3Credentials, s3Region, startS3Server } from '../counterparties/s3-server.ts'
import { install, type RunningServer, readFirstRun, until } from '../server-process.ts'

const kills = Number(process.env['TEST_ARCHIVE_KILLS'] ?? 4)

test(`an archive has every event once and in order, although the server is killed ${kills} times`, async (t) => {
  const bucket = await startS3Server(t)
  const installation = await install(t, { CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true' })
  let server: RunningServer = await installation.start()
  const authorization = `Bearer ${readFirstRun(installation).apiToken}`
  const post = async (path: string, body: object) => {
    const headers = { authorization, 'content-type': 'application/json' }
    const response = await fetch(server.url + path, {
      ...{ method: 'POST', headers, body: JSON.stringify(body) },
    })
    assert.ok(response.ok, `${path}: ${await response.clone().text()}`)
    // biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads
    return (await response.json()) as any
  }
  await post('/v1/destinations', {
    ...{ type: 's3', name: 'Archive', events: ['custom.walked'] },
    config: { bucket: 'b', region: s3Region, endpoint: bucket.url, ...s3Credentials },
  })

  // So large that an object is closed every few events: gathering, owing and putting are all under way.
  const text = 'x'.repeat(240_000)
  const ids: string[] = []
  const publish = async (): Promise<void> => {
    const event = { type: 'custom.walked', data: { text }, id: `event ${ids.length}` }
    // What was not answered is asked for again under its id.
    for (;;) {
      try {
        const { data } = await post('/v1/events', { events: [event] })
        ids.push(data[0].id)
        return
      } catch {
        await wait(50)
      }
    }
  }
  for (let kill = 0; kill < kills; kill++) {
    const published = (async () => {
      for (let count = 0; count < 12; count++) await publish()
    })()
    await wait(Math.random() * 1_500)
    await server.kill()
    server = await installation.start()
    await published
  }
  // Objects close by size here: what waits for its quarter of an hour is pushed on by more.
  const wanted = ids.length
  for (let count = 0; count < 44; count++) await publish()

  const archived = (): string[] =>
    [...bucket.objects]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, { content }]) => gunzipSync(content).toString().trimEnd().split('\n'))
      .map((line) => JSON.parse(line).id)
  await until('all events are archived', async () => archived().length >= wanted)
  const found = archived()
  assert.deepEqual(found, ids.slice(0, found.length))
})
