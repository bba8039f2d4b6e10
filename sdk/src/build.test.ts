import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { build } from '../build.ts'

const run = promisify(execFile)
const compiler = resolve(import.meta.dirname, '../../node_modules/typescript/bin/tsc')

/** A Node on this machine that is older than ours, where types are not stripped. */
function olderNode(): string | undefined {
  return (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => {
    try {
      const path = join(folder, 'node')
      const version = execFileSync(path, ['--version'], { encoding: 'utf8' })
      return Number(/^v(\d+)/.exec(version)?.[1]) < 22 ? [path] : []
    } catch {
      return []
    }
  })[0]
}

const program = `
import { Capstan, ConnectionError, verifyWebhook } from '@capstan/sdk'
import { createHmac } from 'node:crypto'
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const body = '{"type":"webhook.test"}'
const signature = createHmac('sha256', secret).update(body).digest('hex')
const event = await verifyWebhook(body, { 'x-service-signature': signature }, secret)
const capstan = new Capstan({ url: 'http://127.0.0.1:1', token: 'cap_x', maxRetries: 0 })
const error = await capstan.account.me().catch((error) => error)
console.log(event.type, error instanceof ConnectionError, error.name, process.version)
`

const typed = `
import { Capstan, isNotFoundError, type CapstanEvent, type Contact } from '@capstan/sdk'
export async function first(capstan: Capstan): Promise<Contact | undefined> {
  for await (const contact of capstan.contacts.list({ tag: 'vip' })) return contact
  return undefined
}
export const chunks = (event: CapstanEvent): number =>
  event.type === 'source.completed' ? event.data.chunksCount : 0
export const field = (error: unknown): string | undefined =>
  isNotFoundError(error) ? error.field : undefined
// @ts-expect-error a contact has no such field
export const wrong = (contact: Contact): string => contact.colour
`

describe('the built package', () => {
  let project = ''
  before(async () => {
    project = await mkdtemp(join(tmpdir(), 'sdk-'))
    await mkdir(join(project, 'node_modules/@capstan'), { recursive: true })
    build(join(project, 'node_modules/@capstan/sdk'))
  })
  after(() => rm(project, { recursive: true }))

  test('has a manifest that can be published, and neither tests nor TypeScript sources', async () => {
    const folder = join(project, 'node_modules/@capstan/sdk')
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    const { private: isPrivate, dependencies, devDependencies } = manifest
    assert.deepEqual([isPrivate, dependencies, devDependencies], [undefined, undefined, undefined])
    const files = await readdir(folder, { recursive: true })
    assert.ok(files.includes('index.js') && files.includes('index.d.ts'))
    const unwanted = files.filter((file) => /\.test\.|(?<!\.d)\.ts$/.test(file))
    assert.deepEqual(unwanted, [])
  })

  const node = olderNode()
  const skip = node === undefined && 'needs a Node older than 22 on the PATH'
  test('imports and works on a Node without type stripping', { skip }, async () => {
    await writeFile(join(project, 'program.mjs'), program)
    const { stdout } = await run(node as string, ['program.mjs'], { cwd: project })
    assert.match(stdout, /^webhook\.test true ConnectionError v2[01]\./)
  })

  for (const resolution of ['nodenext', 'bundler']) {
    test(`type-checks for a program with ${resolution} resolution and no Node types`, async () => {
      await writeFile(join(project, 'typed.ts'), typed)
      const module = resolution === 'nodenext' ? 'nodenext' : 'esnext'
      const options = { module, moduleResolution: resolution, types: [], noEmit: true }
      const compilerOptions = { ...options, strict: true, target: 'es2022', skipLibCheck: false }
      const config = { compilerOptions, files: ['typed.ts'] }
      await writeFile(join(project, 'tsconfig.json'), JSON.stringify(config))
      await writeFile(join(project, 'package.json'), '{ "type": "module" }')
      await run(process.execPath, [compiler, '-p', project]).catch(({ stdout }) =>
        assert.fail(stdout),
      )
    })
  }
})
