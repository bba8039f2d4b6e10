import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { make } from '../factories.ts'
import { harness } from '../harness.ts'

const root = resolve(import.meta.dirname, '../../..')

/** The blocks of code of a page, by what stands behind their backticks. */
const blocksOf = (page: string): Map<string, string> =>
  new Map(
    [...readFileSync(join(root, 'docs', page), 'utf8').matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(
      ([, kind = '', code = '']) => [kind, code],
    ),
  )

/** A server to which the blocks of a page can be sent as a reader would. */
async function reader(t: TestContext, page: string) {
  const app = await harness(t)
  const { token } = await make.token(app, ['*'])
  if (!app.http.server.listening) await app.http.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.http.server.address() as AddressInfo
  const directory = mkdtempSync(join(tmpdir(), 'capstan-page-'))
  t.after(() => rmSync(directory, { recursive: true }))
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'))
  const env = {
    PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
    CAPSTAN_URL: `http://127.0.0.1:${port}`,
    CAPSTAN_TOKEN: token,
  }
  const blocks = blocksOf(page)
  const block = (kind: string): string => {
    const code = blocks.get(kind)
    assert.ok(code, `${page} has a block of ${kind}`)
    return code
  }
  const execute = async (command: string, args: string[]): Promise<string> => {
    const child = spawn(command, args, {
      cwd: directory,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
    assert.equal(code, 0, printed)
    return printed
  }
  return {
    app,
    block,
    kinds: [...blocks.keys()],
    shell: (kind: string) => execute('bash', ['-euo', 'pipefail', '-c', block(kind)]),
    program: (file: string) => {
      writeFileSync(join(directory, file), block(`ts ${file}`))
      writeFileSync(join(directory, 'package.json'), '{"type":"module"}')
      return execute('node', [file])
    },
  }
}

test('the page about pagination shows what happens', async (t) => {
  const { app, shell, program, block, kinds } = await reader(t, 'pagination.md')
  for (const name of ['Lin', 'Ada', 'Grace']) await make.contact(app, { name })
  const named = ({ data, ...page }: { data: { name: string }[]; nextCursor: string | null }) => ({
    data: data.map(({ name }) => ({ name })),
    ...page,
    nextCursor: page.nextCursor && '…',
  })
  assert.deepEqual(named(JSON.parse(await shell('sh first'))), JSON.parse(block('json page')))
  const second = named(JSON.parse(await shell('sh second')))
  assert.deepEqual(second, { data: [{ name: 'Lin' }], hasMore: false, nextCursor: null })
  assert.equal(await program('walk.ts'), 'Grace\nAda\nLin\n')
  assert.deepEqual(JSON.parse(await shell('sh other-filter')), JSON.parse(block('json refused')))
  assert.equal(kinds.length, 6)
})

test('the page about idempotency shows what happens', async (t) => {
  const { app, shell, program, block, kinds } = await reader(t, 'idempotency.md')
  const answers = (await shell('sh twice')).trim().split(/\r?\n(?=HTTP)/)
  const [first, second] = answers.map((answer) => answer.split('\r\n\r\n')[1]?.trim())
  assert.ok(first?.includes('"Ada"') && first === second)
  assert.ok(answers[1]?.includes(block('text replayed').trim()))
  assert.ok(!answers[0]?.includes(block('text replayed').trim()))
  assert.deepEqual(JSON.parse(await shell('sh other')), JSON.parse(block('json refused')))
  assert.equal(await program('retry.ts'), 'true\n')
  assert.equal((await app.owner.get('/v1/contacts')).body.data.length, 2)
  assert.equal(kinds.length, 5)
})
