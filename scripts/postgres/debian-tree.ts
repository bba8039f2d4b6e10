import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { PostgresUnavailable } from './unavailable.ts'

const run = promisify(execFile)

const suite = 'trixie'
const packages = ['postgresql-17', 'postgresql-17-pgvector', 'dash', 'tzdata']
const bin = '/usr/lib/postgresql/17/bin'
const publicMirror = 'http://deb.debian.org/debian'
const keyrings = ['debian-archive-keyring.pgp', 'debian-archive-keyring.gpg']

/**
 * PostgreSQL 17 with pgvector and all they depend on, unpacked from Debian's packages into a
 * folder to chroot into; nothing is installed on the machine and nothing mounted. Measured on two
 * cores: 97 MB fetched, 400 MB on disk, 10 s; later calls reuse it.
 */
export async function fetchTree(): Promise<{ root: string; bin: string }> {
  const cache = resolve(process.env['CAPSTAN_POSTGRES_CACHE'] ?? '.cache/postgres')
  const root = join(cache, `${suite}-17`)
  if (existsSync(root)) return { root, bin }
  const keyring = keyrings.map((name) => `/usr/share/keyrings/${name}`).find(existsSync)
  const able = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && keyring !== undefined
  if (!able) {
    throw new PostgresUnavailable(
      'TEST_DATABASE_URL is not set, this machine has no PostgreSQL 16 or later with pgvector, and fetching one takes root on Debian',
    )
  }
  process.stderr.write(`Fetching PostgreSQL 17 with pgvector from Debian into ${root}\n`)
  await mkdir(cache, { recursive: true })
  const building = await mkdtemp(join(cache, 'building-'))
  try {
    const archives = await download(building, keyring)
    const tree = await unpack(archives, join(building, 'root'))
    // Whoever is first wins; the rename makes a half-built tree impossible.
    await rename(tree, root).catch((error) => {
      if (!existsSync(root)) throw error
    })
  } finally {
    await rm(building, { recursive: true, force: true })
  }
  return { root, bin }
}

/** An empty package status makes apt fetch the whole closure, down to the C library. */
async function download(building: string, keyring: string): Promise<string[]> {
  const lists = join(building, 'lists', 'partial')
  const archives = join(building, 'archives')
  for (const folder of [lists, join(archives, 'partial')]) await mkdir(folder, { recursive: true })
  await writeFile(join(building, 'status'), '')
  const options = [
    `Dir::State=${building}`,
    `Dir::State::status=${join(building, 'status')}`,
    `Dir::Cache=${building}`,
    `Dir::Etc::sourcelist=${join(building, 'sources.list')}`,
    'Dir::Etc::sourceparts=/dev/null',
    'APT::Install-Recommends=false',
    'APT::Sandbox::User=root',
    'Acquire::Languages=none',
    'Acquire::Retries=3',
  ].flatMap((option) => ['-o', option])
  const apt = (...args: string[]) => run('apt-get', [...options, ...args])

  let failure = ''
  for (const mirror of new Set([...(await configuredMirrors()), publicMirror])) {
    const source = `deb [signed-by=${keyring}] ${mirror} ${suite} main\n`
    await writeFile(join(building, 'sources.list'), source)
    try {
      await apt('update', '--error-on=any')
      await apt('install', '--yes', '--download-only', ...packages)
      const files = (await readdir(archives)).filter((name) => name.endsWith('.deb'))
      return files.map((name) => join(archives, name))
    } catch (error) {
      const { stderr, message } = error as Error & { stderr?: string }
      failure = /^E: (.*)$/m.exec(stderr ?? '')?.[1] ?? message
    }
  }
  throw new PostgresUnavailable(`no Debian mirror gave PostgreSQL 17: ${failure}`)
}

/** The mirrors this machine's own apt uses for Debian itself. */
async function configuredMirrors(): Promise<string[]> {
  const { stdout } = await run('apt-get', ['indextargets', '--format', '$(REPO_URI)'])
  return stdout
    .split('\n')
    .map((uri) => uri.replace(/\/$/, ''))
    .filter((uri) => uri.endsWith('/debian'))
}

async function unpack(archives: string[], root: string): Promise<string> {
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
  // No program in the cache may lend root's rights to whoever finds it.
  await run('chmod', ['--recursive', 'a-s', root])
  return root
}
