import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { glob, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, test } from 'node:test'
import { promisify } from 'node:util'
import { Webhook } from 'standardwebhooks'
import { loopbackAuthority, makeCertificate } from '../../server/test/fixtures/tls-server.ts'
import { program } from '../test/program.ts'
import { keepWorking, served } from '../test/served.ts'

const run = promisify(execFile)
const sdk = resolve(import.meta.dirname, '..')
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** Every block of code in the doc comments, the README and the pages about the API, under the name of where it is. */
async function snippets(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const file of glob(
    [...['src/**/*.ts', 'README.md', '../README.md', '../docs/**/*.md']],
    { cwd: sdk },
  )) {
    if (/generated|\.test\./.test(file)) continue
    const text = await readFile(join(sdk, file), 'utf8')
    for (const match of text.matchAll(/^( *\* )?```ts[^\n]*\n(.*?)^\1```/gms)) {
      const [, margin = '', code = ''] = match
      const plain = margin ? code.replaceAll(/^ *\* ?/gm, '') : code
      found.set(`${file.replaceAll(/\W/g, '-')}-${match.index}`, plain)
    }
  }
  return found
}

const given = "declare const capstan: import('@capstan/sdk').Capstan\n"

describe('the examples', () => {
  test('in the doc comments, the README and the pages type-check', async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'snippets-'))
    t.after(() => rm(folder, { recursive: true }))
    const found = await snippets()
    assert.ok(found.size >= 26, `only ${found.size} were found`)
    for (const [name, code] of found) {
      const context = /const capstan\b/.test(code) ? '' : given
      await writeFile(join(folder, `${name}.ts`), `${code}\n${context}export {}\n`)
    }
    const compilerOptions = {
      paths: { '@capstan/sdk': [join(sdk, 'src/index.ts')] },
      typeRoots: [join(sdk, '../node_modules/@types')],
      noUnusedLocals: false,
    }
    const config = { extends: join(sdk, '../tsconfig.json'), compilerOptions, include: ['*.ts'] }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await symlink(join(sdk, '../node_modules'), join(folder, 'node_modules'))
    const compiler = join(sdk, '../node_modules/typescript/bin/tsc')
    await run(process.execPath, [compiler, '-p', folder]).catch(({ stdout }) => assert.fail(stdout))
  })

  test('add-and-search finds what it added', async (t) => {
    const { app, url, token } = await served(t)
    const child = program(t, 'examples/add-and-search.ts', {
      CAPSTAN_URL: url,
      CAPSTAN_TOKEN: token,
    })
    keepWorking(t, app)
    const [code] = await once(child.process, 'close')
    assert.equal(child.errors(), '')
    assert.equal(code, 0)
    assert.match(
      child.output(),
      /^Opening hours: 1 chunk\(s\) in kb_\w+\n\d\.\d\d {2}We open at nine/,
    )
  })

  test('receive-webhook acts once on what is signed, and refuses what is not', async (t) => {
    const child = program(t, 'examples/receive-webhook.ts', { WEBHOOK_SECRET: secret, PORT: '0' })
    const [line] = await once(child.process.stdout, 'data')
    const url = /http:\S+/.exec(String(line))?.[0] ?? ''
    const data = { name: 'Opening hours', chunksCount: 3 }
    const body = JSON.stringify({ id: 'evt_1', type: 'source.completed', data })
    const now = new Date()
    const headers = {
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign('evt_1', now, body),
    }
    const post = async (body: string) =>
      (await fetch(url, { method: 'POST', headers, body })).status
    assert.deepEqual([await post(body), await post(body), await post(`${body} `)], [204, 204, 400])
    child.process.kill()
    await once(child.process, 'close')
    assert.equal(child.output().split('Opening hours is searchable: 3 chunk(s)').length, 2)
    assert.match(child.errors(), /refused: No signature belongs/)
  })

  test('receive-webhook speaks HTTPS with a key and a certificate, as the page about webhooks starts it', async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'receiver-'))
    t.after(() => rm(folder, { recursive: true }))
    const { key, cert } = await makeCertificate({})
    const files = [join(folder, 'key.pem'), join(folder, 'cert.pem')] as const
    await Promise.all([writeFile(files[0], key), writeFile(files[1], cert)])
    const env = { WEBHOOK_SECRET: secret, PORT: '0' }
    const child = program(t, 'examples/receive-webhook.ts', env, files)
    const [line] = await once(child.process.stdout, 'data')
    const url = /https:\S+/.exec(String(line))?.[0] ?? ''
    const ca = await loopbackAuthority()
    const [answer] = await once(request(url, { method: 'POST', ca }).end('{}'), 'response')
    assert.equal(answer.statusCode, 400)
  })
})
