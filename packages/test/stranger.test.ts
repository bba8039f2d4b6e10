import assert from 'node:assert/strict'
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { build as buildCli } from '../../cli/build.ts'
import { build as buildSdk } from '../../sdk/build.ts'
import { build as buildServer } from '../../server/build.ts'
import { furnish } from '../../server/test/documentation/desk.ts'
import { follow } from '../../server/test/documentation/reader.ts'
import { makeDocx, wordParagraph } from '../../server/test/fixtures/office.ts'
import { clientLanguages } from './client-languages.ts'
import { useClient } from './clients.ts'

const run = promisify(execFile)

/** What a stranger writes on the first day; each part needs a thread or process of the server that has a file of its own. */
const program = `
import { Capstan } from '@capstan/sdk'
const capstan = new Capstan({ url: process.env.CAPSTAN_URL, token: process.env.CAPSTAN_TOKEN })
const base = await capstan.bases.create({ name: 'Handbook' })
for (const file of ['report.pdf', 'hours.docx']) {
  const source = await capstan.sources.upload(base.id, { file: { path: file } })
  const { status } = await capstan.sources.waitFor(base.id, source.id)
  console.log(file, status)
}
const { data } = await capstan.bases.search(base.id, { query: 'When do you open on Sundays?' })
console.log(data[0].text)
const proposal = await capstan.proposals.create({
  title: 'Website',
  currency: 'EUR',
  items: [{ name: 'Design', unitAmount: 49000 }],
  recipients: [{ name: 'Ada Lovelace', email: 'ada@example.com' }],
})
await capstan.proposals.send(proposal.id)
const pdf = await capstan.proposals.pdf(proposal.id)
console.log((await new Response(pdf).text()).slice(0, 5))
`

describe('the packages as they are published', () => {
  let folder = ''
  let server: ChildProcess | undefined
  let url = ''
  let token = ''
  const at = () => ({ cwd: folder, env: { ...process.env, HOME: folder, NO_COLOR: '1' } })

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'published-'))
    const tarballs: string[] = []
    for (const [name, build] of Object.entries({ buildSdk, buildCli, buildServer })) {
      const built = join(folder, 'built', name)
      await mkdir(join(folder, 'built'), { recursive: true })
      build(built)
      const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
        cwd: built,
      })
      tarballs.push(`./${stdout.trim()}`)
    }
    await rm(join(folder, 'built'), { recursive: true })
    await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
    await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs], at())
  })
  after(async () => {
    if (server?.exitCode === null) server.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  test('name their version with the commit', async () => {
    for (const name of ['capstan', 'capstan-server']) {
      const { stdout } = await run('npx', ['--offline', name, '--version'], at())
      assert.match(stdout, /^\d+\.\d+\.\d+\+[0-9a-f]{8}\n$/)
    }
  })

  test('say which Node they need, on one that is older', async () => {
    const old = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'22.18.0'}})`
    const ended = run('node', ['--import', old, 'node_modules/.bin/capstan-server'], at())
    await assert.rejects(ended, { code: 2, stderr: /^capstan-server needs Node 24\.6 or later; / })
  })

  test('start with one command', async () => {
    // Without npx, which would not pass its end on.
    server = spawn('node_modules/.bin/capstan-server', {
      ...at(),
      env: {
        ...at().env,
        PORT: '0',
        CAPSTAN_SHUTDOWN_DELAY: '0',
        // The receivers of webhooks are on this machine.
        CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true',
        CAPSTAN_ALLOW_NETWORKS: '127.0.0.0/8',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const line of createInterface({ input: server.stdout ?? process.stdin })) {
      url = /^Capstan is ready at (\S+)$/.exec(line)?.[1] ?? ''
      if (url !== '') break
    }
    const page = await fetch(url, { headers: { accept: 'text/html' } })
    assert.match(await page.text(), /<div id="root">/)
    token = JSON.parse(await readFile(join(folder, 'data/first-run.json'), 'utf8')).apiToken
  })

  test('do what the README and the quickstart say, word by word', async (t) => {
    const programs = join(folder, 'node_modules/.bin')
    assert.ok((await realpath(join(programs, 'capstan'))).startsWith(await realpath(folder)))
    // What a reader downloads from the repository: the folder that is added, and the receiver.
    for (const path of ['docs/recipes', 'sdk/examples'])
      await cp(path, join(folder, path), { recursive: true })
    const desk = await furnish(folder, { url, token, programs, outside: 'https://example.com' })
    for (const page of ['README.md', 'docs/quickstart.md'])
      await t.test(page, async (t) => void (await follow(t, page, desk)))
  })

  for (const language of clientLanguages) {
    const skip = language.tools.missing ?? false
    test(`serve a client in ${language.name}`, { skip }, async (t) => {
      await useClient(t, language, join(folder, language.name), { url, token })
    })
  }

  test('do all work of a first day', async () => {
    const login = ['login', '--url', url, '--token', token]
    await run('npx', ['--offline', 'capstan', ...login], at())
    const created = ['contacts', 'create', '--name', 'Ada Lovelace']
    const { stdout: contact } = await run('npx', ['--offline', 'capstan', ...created], at())
    assert.match(contact, /Ada Lovelace/)

    await copyFile('server/test/fixtures/pdfs/annual-report.pdf', join(folder, 'report.pdf'))
    const hours = await makeDocx(wordParagraph('On Sundays we open at ten.'))
    await writeFile(join(folder, 'hours.docx'), hours)
    await writeFile(join(folder, 'first-day.js'), program)
    const env = { ...at().env, CAPSTAN_URL: url, CAPSTAN_TOKEN: token }
    const { stdout } = await run('node', ['first-day.js'], { ...at(), env })
    assert.equal(
      stdout,
      'report.pdf completed\nhours.docx completed\nOn Sundays we open at ten.\n%PDF-\n',
    )
    server?.kill('SIGTERM')
    if (server?.exitCode === null) await once(server, 'exit')
  })
})
