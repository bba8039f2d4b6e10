import type { ExecFileOptions } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchTree } from './debian-tree.ts'

/** Where PostgreSQL's programs are and how they are run. */
export interface Installation {
  /** The folder that PostgreSQL takes for the root; empty for one of this machine. */
  root: string
  major: number
  /** Folder for data directories; PostgreSQL can reach it. */
  temporary: string
  /** The path by which PostgreSQL knows a path of ours under `temporary`. */
  inside(path: string): string
  command(program: 'initdb' | 'postgres' | 'pg_dump', args: string[]): Command
}

interface Command {
  file: string
  args: string[]
  options: ExecFileOptions
}

/** PostgreSQL refuses to run as root; this user ("nobody") exists on every Linux. */
export const owner = 65534

const oldestMajor = 16
const isRoot = process.getuid?.() === 0

/** This machine's PostgreSQL with pgvector, or one fetched from Debian into a cached folder. */
export async function findInstallation(): Promise<Installation> {
  return (await localInstallation()) ?? chrootInstallation(await fetchTree())
}

async function localInstallation(): Promise<Installation | undefined> {
  const majors = await readdir('/usr/lib/postgresql').catch(() => [])
  const major = majors
    .map(Number)
    .filter((candidate) => candidate >= oldestMajor)
    .filter((candidate) =>
      existsSync(`/usr/share/postgresql/${candidate}/extension/vector.control`),
    )
    .sort((a, b) => b - a)[0]
  if (major === undefined) return undefined
  return {
    root: '',
    major,
    temporary: tmpdir(),
    inside: (path) => path,
    command: (program, args) => ({
      file: `/usr/lib/postgresql/${major}/bin/${program}`,
      args,
      options: { cwd: tmpdir(), ...(isRoot ? { uid: owner, gid: owner } : {}) },
    }),
  }
}

function chrootInstallation({ root, bin }: { root: string; bin: string }): Installation {
  return {
    root,
    major: Number(/\d+$/.exec(root)?.[0]),
    temporary: join(root, 'tmp'),
    inside: (path) => path.slice(root.length),
    command: (program, args) => ({
      file: 'chroot',
      args: [`--userspec=${owner}:${owner}`, root, `${bin}/${program}`, ...args],
      // The caller's locale and PG* variables mean nothing in there.
      options: { env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } },
    }),
  }
}
