import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a `package.json` says that the build of a package reads. */
interface Manifest {
  version: string
  commit: string | null
  type: string
  engines: { node: string }
}

/**
 * The `package.json` of a folder as it is published: with the commit that it is built from and, in a workflow of GitHub,
 * the address of the repository, which npm compares with the provenance; without what only this repository needs.
 */
export function publishedManifest(folder: string, published: object): Manifest {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { private: _, scripts: __, devDependencies: ___, ...rest } = manifest
  return { ...rest, author: 'The Capstan authors', ...addresses(), commit: commit(), ...published }
}

/** The commit of the checkout, or `COMMIT` where the checkout has no history, as in an image; null if neither is known. */
function commit(): string | null {
  const given = process.env['COMMIT']
  if (given) return given.slice(0, 8)
  try {
    const args = ['rev-parse', '--short=8', 'HEAD']
    const options = { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' } as const
    return execFileSync('git', args, options).trim()
  } catch {
    return null
  }
}

function addresses(): object {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env
  if (!server || !name) return {}
  const homepage = `${server}/${name}`
  return {
    homepage: `${homepage}#readme`,
    bugs: `${homepage}/issues`,
    repository: { type: 'git', url: `git+${homepage}.git` },
  }
}
