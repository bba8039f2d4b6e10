import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type TestContext, test } from 'node:test'
import { Capstan } from '../../../sdk/src/index.ts'
import { reasons } from '../../src/domains/integrations/hooks/presets/refusal.ts'
import { presets } from '../../src/domains/integrations/hooks/presets/table.ts'
import { install, readFirstRun } from '../server-process.ts'

const root = resolve(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/hooks.md'), 'utf8')
const blocks = [...page.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(
  ([, kind = '', code = '']) => ({ kind, code }),
)

async function world(t: TestContext) {
  const installation = await install(t)
  const server = await installation.start()
  const { apiToken: token } = readFirstRun(installation)
  const directory = mkdtempSync(join(tmpdir(), 'capstan-hooks-page-'))
  t.after(() => rmSync(directory, { recursive: true }))
  symlinkSync(join(installation.directory, 'data'), join(directory, 'data'))
  const run = async (commands: string): Promise<string> => {
    const code = commands.replaceAll('http://127.0.0.1:8080', server.url)
    const child = spawn('bash', ['-euo', 'pipefail', '-c', `npx() { "$@"; }\n${code}`], {
      cwd: directory,
      env: { PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`, HOME: directory },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (more: string) => {
        text += more
      })
    }
    const [status] = await once(child, 'close')
    assert.equal(status, 0, text)
    return text
  }
  return { capstan: new Capstan({ url: server.url, token }), directory, run }
}

test('the page about hooks leads to a received event, and its recipes make hooks that take what is sent', async (t) => {
  const { capstan, directory, run } = await world(t)
  const tour = blocks.filter(({ kind }) => kind === 'sh tour').map(({ code }) => code)
  const said = await run(tour.join('\n'))
  assert.match(said, /200 in \d+ ms: \{"id":"ine_\w+","duplicate":false\}/)
  assert.match(said, /customer\.created/)

  const recipes = blocks.filter(({ kind }) => kind.startsWith('sh recipe '))
  const named = recipes.map(({ kind }) => kind.slice('sh recipe '.length))
  assert.deepEqual(named.toSorted(), Object.keys(presets).sort())
  await run(recipes.map(({ code }) => code).join('\n'))
  const hooks = await capstan.hooks.list({ limit: 100 }).page()
  for (const [index, preset] of named.entries()) {
    const secret = /--secret ("[^"]*"|\S+)/.exec(recipes[index]?.code ?? '')?.[1] ?? ''
    const hook = hooks.data.findLast((one) => one.preset === preset)
    const credential = preset === 'basic' ? `printer:${secret}` : secret
    const sent = await run(
      `npx capstan hooks send ${preset} --body ${join(directory, 'event.json')} --url ${hook?.url}` +
        (secret ? ` --secret ${credential}` : ''),
    )
    assert.match(sent, /^200 in \d+ ms: .*"duplicate":(?:false|true)/, preset)
  }
})

test('the page about hooks names every reason of a refusal', () => {
  for (const reason of reasons) assert.ok(page.includes(`\`${reason}\``), reason)
})
