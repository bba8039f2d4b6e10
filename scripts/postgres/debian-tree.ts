import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Apt, listSources, openSource } from './apt.ts'
import { PostgresUnavailable } from './unavailable.ts'

const run = promisify(execFile)

const oldestMajor = 16
const keyrings = ['debian-archive-keyring.pgp', 'debian-archive-keyring.gpg']

interface Tree {
  root: string
  /** Of PostgreSQL's programs, as seen from the root. */
  bin: string
}

const treeAt = (root: string): Tree => ({
  root,
  bin: `/usr/lib/postgresql/${/\d+$/.exec(root)?.[0]}/bin`,
})

/**
 * PostgreSQL with pgvector and all they depend on, unpacked from the packages of this machine's Debian
 * mirror into a folder to chroot into; nothing is installed on the machine and nothing mounted. Measured
 * on two cores: 97 MB fetched, 400 MB on disk, 10 s; later calls reuse it.
 */
export async function fetchTree(): Promise<Tree> {
  const cache = findCache()
  const names = await readdir(cache).catch(() => [])
  const complete = names.find((name) => /^[a-z]+-\d+$/.test(name))
  if (complete) return treeAt(join(cache, complete))
  const keyring = findKeyring()
  if (keyring === null) {
    throw new PostgresUnavailable(
      'TEST_DATABASE_URL is not set, this machine has no PostgreSQL 16 or later with pgvector, and fetching one takes root on Debian',
    )
  }
  await mkdir(cache, { recursive: true })
  const building = await mkdtemp(join(cache, 'building-'))
  try {
    const { suite, major, archives } = await download(building, keyring)
    const root = join(cache, `${suite}-${major}`)
    const tree = await unpack(archives, join(building, 'root'))
    // The first of several processes wins; the rename makes a half-built tree impossible.
    await rename(tree, root).catch((error) => {
      if (!existsSync(root)) throw error
    })
    return treeAt(root)
  } finally {
    await rm(building, { recursive: true, force: true })
  }
}

export const findCache = (): string =>
  resolve(process.env['CAPSTAN_POSTGRES_CACHE'] ?? '.cache/postgres')

/** Null where packages cannot be fetched: that takes root on Debian. */
export function findKeyring(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  return keyrings.map((name) => `/usr/share/keyrings/${name}`).find(existsSync) ?? null
}

interface Download {
  suite: string
  major: number
  archives: string[]
}

/** From the first source of this machine that has a PostgreSQL that is new enough. */
async function download(building: string, keyring: string): Promise<Download> {
  const sources = await listSources()
  if (sources.length === 0) {
    throw new PostgresUnavailable(
      'apt on this machine has no Debian mirror among its package sources (/etc/apt/sources.list.d), so that PostgreSQL cannot be fetched; add one, or set TEST_DATABASE_URL',
    )
  }
  const failures: string[] = []
  for (const source of sources) {
    const named = `${source.suite} of ${source.mirror}`
    try {
      const apt = await openSource(building, source, keyring)
      const major = await newestMajor(apt)
      if (major !== undefined) {
        process.stderr.write(`Fetching PostgreSQL ${major} with pgvector from ${named}\n`)
        return { suite: source.suite, major, archives: await apt.download(packagesOf(major)) }
      }
      failures.push(`${named} has no PostgreSQL ${oldestMajor} or later with pgvector`)
    } catch (error) {
      const { stderr, message } = error as Error & { stderr?: string }
      failures.push(`${named}: ${/^E: (.*)$/m.exec(stderr ?? '')?.[1] ?? message}`)
    }
  }
  throw new PostgresUnavailable(`no package source gave PostgreSQL: ${failures.join('; ')}`)
}

const packagesOf = (major: number): string[] => [
  `postgresql-${major}`,
  `postgresql-${major}-pgvector`,
  'dash',
  'tzdata',
]

async function newestMajor(apt: Apt): Promise<number | undefined> {
  const names = await apt.search('^postgresql-[0-9]+-pgvector$')
  const majors = names.map((name) => Number(/\d+/.exec(name)?.[0]))
  return majors.filter((major) => major >= oldestMajor).sort((a, b) => b - a)[0]
}

export async function unpack(archives: string[], root: string): Promise<string> {
  await mkdir(join(root, 'etc'), { recursive: true })
  // Debian keeps these folders under usr/; the links must be there before the packages.
  for (const name of ['bin', 'lib', 'lib64', 'sbin']) await symlink(`usr/${name}`, join(root, name))
  const queue = [...archives]
  const worker = async () => {
    for (let archive = queue.pop(); archive !== undefined; archive = queue.pop()) {
      await run('dpkg-deb', ['--extract', archive, root])
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))

  await writeFile(join(root, 'etc/passwd'), 'nobody:x:65534:65534::/:/bin/sh\n')
  // An empty file rather than the device: the cache may lie on a file system without devices.
  await mkdir(join(root, 'dev/shm'), { recursive: true })
  await writeFile(join(root, 'dev/null'), '')
  await chmod(join(root, 'dev/null'), 0o666)
  await mkdir(join(root, 'tmp'), { recursive: true })
  for (const folder of ['tmp', 'dev/shm']) await chmod(join(root, folder), 0o1777)
  // No program in the cache may run with root's rights for another user.
  await run('chmod', ['--recursive', 'a-s', root])
  return root
}
