import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { describe, type TestContext, test } from 'node:test'
import { startFileServer } from '../../../test/counterparties/file-server.ts'
import { make } from '../../../test/factories.ts'
import { mountSmallDisk } from '../../../test/fixtures/small-disk.ts'
import { filePart, formOf } from '../../../test/form.ts'
import { harness } from '../../../test/harness.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** What breaks the directory for temporary files, and mends it again. */
const faults = {
  ENOSPC: ({ fill, free }: { fill(): void; free(): void }) => ({ strike: fill, mend: free }),
  EROFS: (_disk: unknown, directory: string) => {
    const remount = (mode: string) => spawnSync('mount', ['-o', `remount,${mode}`, directory])
    return { strike: () => remount('ro'), mend: () => remount('rw') }
  },
}

async function setUp(t: TestContext, code: keyof typeof faults) {
  const app = await harness(t)
  const directory = app.context.scratchDirectory
  const disk = mountSmallDisk(directory, 8)
  if (!disk) return null
  t.after(() => disk.unmount())
  const { strike, mend } = faults[code](disk, directory)
  t.after(mend)
  const upload = (
    url: string,
    file = filePart('name,email\nAda,ada@example.com\n', 'a.csv', 'text/csv'),
  ) => app.owner.send({ method: 'POST', url, ...formOf([file]) })
  return { app, directory, strike, mend, upload }
}

for (const code of ['ENOSPC', 'EROFS'] as const) {
  describe(`temporary files that cannot be written (${code})`, () => {
    test('503 with Retry-After for every upload, until there is room', async (t) => {
      const world = await setUp(t, code)
      if (!world) return t.skip('mounting a small disk needs root')
      const { app, strike, mend, upload } = world
      const base = await make.base(app)
      const doors = [
        [`/v1/bases/${base.id}/sources`],
        ['/v1/contact-imports'],
        ['/v1/proposal-images', filePart(pixel, 'a.png', 'image/png')],
        ['/v1/proposals/verify', filePart('%PDF-1.7', 'a.pdf', 'application/pdf')],
      ] as const
      strike()
      for (const [url, file] of doors) {
        const { status, body, headers } = await upload(url, file)
        assert.deepEqual([url, status, body.error.code], [url, 503, 'unavailable'])
        assert.match(body.error.message, /no space for files/)
        assert.equal(headers['retry-after'], '1')
      }
      mend()
      for (const [url, file] of doors) {
        const { status } = await upload(url, file)
        assert.ok(status < 300 || status === 422, `${url} answered ${status}`)
      }
    })

    test('/readyz names the directory and stays 200', async (t) => {
      const world = await setUp(t, code)
      if (!world) return t.skip('mounting a small disk needs root')
      const { app, directory, strike } = world
      strike()
      const concerns = (await app.catalogue.concerns()).join('\n')
      assert.ok(concerns.includes(`cannot be written to ${directory} (${code})`), concerns)
      assert.equal((await app.as(null).get('/readyz')).status, 200)
    })

    test('a sync of a file waits and uses up no attempt; its preview is a 503', async (t) => {
      const world = await setUp(t, code)
      if (!world) return t.skip('mounting a small disk needs root')
      const { app, strike, mend } = world
      const { url } = await startFileServer(t, 'id,email\n1,ada@example.com\n', { ranges: false })
      const connection = await make.connection(app, {
        ...{ provider: 'csv_url', authType: 'none', config: { baseUrl: `${url}/` } },
      })
      const sync = await make.sync(app, {
        ...{ connection, config: { path: 'list.csv', keyColumn: 'id' }, matchBy: 'email' },
        mapping: { email: 'record.email' },
      })
      const path = `/v1/integrations/syncs/${sync.id}`
      strike()
      const preview = await app.owner.post(`${path}/preview`, {})
      assert.deepEqual([preview.status, preview.headers['retry-after']], [503, '1'])
      const { body: run } = await app.owner.post(`${path}/run`, {})
      await app.drain()
      assert.equal((await app.owner.get(`${path}/runs/${run.id}`)).body.status, 'running')
      mend()
      await app.drain()
      assert.equal((await app.owner.get(`${path}/runs/${run.id}`)).body.status, 'succeeded')
    })
  })
}
