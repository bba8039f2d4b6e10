import { glob, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { UsageError } from '../io.ts'

/** One thing to add: an address, or a file under the name that its source gets. */
export type Input = { address: string } | { path: string; name: string }

export const isAddress = (what: string): boolean => /^https?:\/\//i.test(what)

/** Returns true if the argument can match several files. */
export const isPattern = (what: string): boolean => !isAddress(what) && /[*?[\]{}]/.test(what)

/**
 * Returns the inputs that the arguments name, each once: URLs, files and globs. Hidden files are left out unless they
 * are named. Throws a UsageError for a missing file.
 */
export async function inputsOf(what: readonly string[]): Promise<Input[]> {
  const inputs = new Map<string, Input>()
  for (const one of what) {
    if (isAddress(one)) inputs.set(one, { address: one })
    else for (const file of await filesOf(one)) inputs.set(file.path, file)
  }
  return [...inputs.values()]
}

async function filesOf(what: string): Promise<{ path: string; name: string }[]> {
  const stats = await stat(what).catch(() => null)
  if (stats?.isFile()) return [{ path: what, name: basename(what) }]
  if (stats?.isDirectory()) {
    throw new UsageError(`${what} is a folder. Add it in a separate command.`)
  }
  if (!isPattern(what)) {
    throw new UsageError(`${what} is neither an http(s) URL nor a readable file.`)
  }
  return matches(folderOf(what), what)
}

/** In the order of their paths, named as seen from `folder`. */
async function matches(folder: string, pattern: string): Promise<{ path: string; name: string }[]> {
  const paths: string[] = []
  const exclude = ({ name }: { name: string }) => name === 'node_modules'
  for await (const entry of glob(pattern, { withFileTypes: true, exclude })) {
    if (entry.isFile()) paths.push(join(entry.parentPath, entry.name))
  }
  if (paths.length === 0) throw new UsageError(`${pattern} matches no file.`)
  const name = (path: string) => relative(folder, path).split(sep).join('/')
  return paths.sort().map((path) => ({ path, name: name(path) }))
}

/** The folders before the first one that holds a wildcard. */
function folderOf(pattern: string): string {
  const parts = pattern.split('/')
  const fixed = parts.slice(0, parts.findIndex(isPattern)).join('/')
  return fixed === '' && pattern.startsWith('/') ? '/' : fixed || '.'
}
