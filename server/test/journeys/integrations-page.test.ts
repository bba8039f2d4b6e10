import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type TestContext, test } from 'node:test'
import { Capstan } from '../../../sdk/src/index.ts'
import { manyPeople } from '../fixtures/rest-service.ts'
import { startHttpServer } from '../fixtures/tls-server.ts'
import { install, readFirstRun } from '../server-process.ts'

const root = resolve(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/integrations.md'), 'utf8')
const blocks = [...page.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(
  ([, kind = '', code = '']) => ({ kind, code }),
)
const ids = /\b(?:conn|syn|srun|dst)_[0-9a-z]{26}\b/

async function world(t: TestContext) {
  const installation = await install(t, { CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true' })
  const { url } = await installation.start()
  const { apiToken: token } = readFirstRun(installation)
  const directory = mkdtempSync(join(tmpdir(), 'capstan-integrations-page-'))
  t.after(() => rmSync(directory, { recursive: true }))
  const run = async (code: string): Promise<string> => {
    const env = {
      PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
      ...{ HOME: directory, CAPSTAN_URL: url, CAPSTAN_TOKEN: token },
    }
    const script = `npx() { "$@"; }\n${code}`
    const child = spawn('bash', ['-euo', 'pipefail', '-c', script], { cwd: directory, env })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (more: string) => {
        said += more
      })
    }
    const [status] = await once(child, 'close')
    assert.equal(status, 0, `${code}\n${said}`)
    return said
  }
  const write = (name: string, content: object | string) =>
    writeFileSync(
      join(directory, name),
      typeof content === 'string' ? content : JSON.stringify(content),
    )
  return { url, token, capstan: new Capstan({ url, token }), run, write }
}

/** A service that lists people as the page says that one does. */
async function startShop(t: TestContext) {
  const people = manyPeople(60).map(({ id, email }, at) => ({
    ...{
      id,
      email,
      first: 'Ada',
      last: `Person ${id}`,
      phone: `(415) 867-${5300 + at}`,
      plan: 'gold',
    },
    updated_at: '2026-11-20T09:30:00.000Z',
  }))
  const server = await startHttpServer(t, ({ url }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://127.0.0.1/')
    const from = Number(searchParams.get('after') ?? 0)
    const next = from + 25 < people.length ? String(from + 25) : null
    const body = { data: people.slice(from, from + 25), paging: { next } }
    response.writeHead(pathname === '/v2/people' ? 200 : 404).end(JSON.stringify(body))
  })
  return { people, baseUrl: `${server.url}/` }
}

test('every command and request on the page about integrations does what the page says', async (t) => {
  const { url, token, capstan, run, write } = await world(t)
  const shop = await startShop(t)
  const credentials = { clientId: 'app', clientSecret: 'hush' }
  write('hubspot.json', {
    provider: 'hubspot',
    name: 'HubSpot',
    authType: 'oauth2_code',
    credentials,
  })
  /** The last of each kind that was made, in place of what is printed. */
  const known = new Map<string, string>()
  const learn = (said: string): void => {
    const [id] = ids.exec(said) ?? []
    if (id) known.set(id.slice(0, id.indexOf('_')), id)
  }
  const filled = (code: string): string =>
    code.replaceAll(new RegExp(ids, 'g'), (id) => known.get(id.slice(0, id.indexOf('_'))) ?? id)
  const said: string[] = []
  for (const { kind, code } of blocks) {
    if (kind === 'http') {
      const [, path = '', body = ''] = /^POST (\S+)\s+([\s\S]+)$/.exec(code) ?? []
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const response = await fetch(url + path, { method: 'POST', headers, body })
      const answer = await response.text()
      assert.equal(response.status, 201, answer)
      learn(answer)
      continue
    }
    if (code.includes('syncs create')) {
      const { id } = await capstan.connections.create({
        ...{ provider: 'rest', name: 'Shop', authType: 'none', config: { baseUrl: shop.baseUrl } },
      })
      learn(id)
    }
    if (code.includes('syncs confirm')) {
      const sync = known.get('syn') ?? ''
      await capstan.syncs.update(sync, { mode: 'full', deletions: 'delete' })
      shop.people.splice(0, 20)
      const { status } = await capstan.syncs.runAndWait(sync)
      assert.equal(status, 'needs_confirmation')
    }
    if (code.includes('slack.json'))
      write('slack.json', /\{[\s\S]+\}/.exec(slackBlock())?.[0] ?? '')
    for (const command of code.split(/^(?=(?:npx )?capstan )/m)) {
      const printed = await run(filled(command))
      if (/ (?:create|run|authorize) /.test(command)) learn(printed)
      said.push(printed)
    }
  }
  const all = said.join('\n')
  assert.match(all, /\/oauth\/start\//)
  assert.match(all, /"?created"?\W+60/)
  assert.match(all, /running: \d+ records|succeeded: 60 records, 60 created, 0 updated, 0 failed/)
  const { data } = await capstan.contacts.list({ limit: 1 }).page()
  const [{ phone, custom } = assert.fail('there is no contact')] = data
  assert.match(phone ?? '', /^\+141586753\d\d$/)
  assert.deepEqual(custom, { tier: 'gold' })
})

const slackBlock = (): string =>
  blocks.find(({ kind, code }) => kind === 'http' && code.includes('"slack"'))?.code ?? ''
