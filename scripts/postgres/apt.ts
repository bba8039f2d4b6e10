import { execFile } from 'node:child_process'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Source {
  mirror: string
  suite: string
}

/** Tried after the machine's own suites: the oldest Debian with PostgreSQL 16 or later and pgvector. */
const fallbackSuite = 'trixie'

/**
 * The Debian mirrors that apt is configured with on this machine, in one-line and deb822 files alike, each
 * with the suites configured for it and then the one that is known to be new enough.
 */
export async function listSources(): Promise<Source[]> {
  const { stdout } = await run('apt-get', ['indextargets', '--format', '$(REPO_URI) $(RELEASE)'])
  const configured = stdout
    .split('\n')
    .map((line) => line.split(' '))
    .map(([uri = '', suite = '']) => ({ mirror: uri.replace(/\/$/, ''), suite }))
    .filter(({ mirror, suite }) => mirror.endsWith('/debian') && /^[a-z]+$/.test(suite))
  const mirrors = [...new Set(configured.map(({ mirror }) => mirror))]
  const sources = [...configured, ...mirrors.map((mirror) => ({ mirror, suite: fallbackSuite }))]
  return [...new Map(sources.map((one) => [`${one.mirror} ${one.suite}`, one])).values()]
}

export interface Apt {
  /** Names of packages that match a regular expression. */
  search(pattern: string): Promise<string[]>
  /** Paths of the packages' archives and of all that they depend on. */
  download(packages: readonly string[]): Promise<string[]>
}

/** apt on one source alone. An empty package status makes it fetch the whole closure, down to the C library. */
export async function openSource(folder: string, source: Source, keyring: string): Promise<Apt> {
  const archives = join(folder, 'archives')
  // Indexes of a source that was tried before must not answer for this one.
  await rm(join(folder, 'lists'), { recursive: true, force: true })
  for (const part of ['lists/partial', 'archives/partial']) {
    await mkdir(join(folder, part), { recursive: true })
  }
  await writeFile(join(folder, 'status'), '')
  await writeFile(
    join(folder, 'sources.list'),
    `deb [signed-by=${keyring}] ${source.mirror} ${source.suite} main\n`,
  )
  const options = [
    `Dir::State=${folder}`,
    `Dir::State::status=${join(folder, 'status')}`,
    `Dir::Cache=${folder}`,
    `Dir::Etc::sourcelist=${join(folder, 'sources.list')}`,
    'Dir::Etc::sourceparts=/dev/null',
    'APT::Install-Recommends=false',
    'APT::Sandbox::User=root',
    'Acquire::Languages=none',
    'Acquire::Retries=3',
  ].flatMap((option) => ['-o', option])
  await run('apt-get', [...options, 'update', '--error-on=any'])
  return {
    async search(pattern) {
      const { stdout } = await run('apt-cache', [...options, 'search', '--names-only', pattern])
      return stdout.split('\n').flatMap((line) => line.split(' - ')[0] || [])
    },
    async download(packages) {
      await run('apt-get', [...options, 'install', '--yes', '--download-only', ...packages])
      const files = (await readdir(archives)).filter((name) => name.endsWith('.deb'))
      return files.map((name) => join(archives, name))
    },
  }
}
