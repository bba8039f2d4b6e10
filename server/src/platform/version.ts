import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Manifest of the package. `commit` is set when the package is published; null if its build did not know it. */
const manifest: { version: string; commit?: string | null } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
)

/** Version of the product, from its package. */
export const { version } = manifest

let buildVersion: string | undefined

/** Returns the version with the running commit, such as `0.1.0+64f8fefa`; without it if the commit is unknown. */
export function readBuildVersion(): string {
  if (buildVersion === undefined) {
    const commit = manifest.commit === undefined ? readCommit() : manifest.commit
    buildVersion = commit ? `${version}+${commit}` : version
  }
  return buildVersion
}

/** Returns the commit of a checkout. */
function readCommit(): string | null {
  const options = { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' } as const
  try {
    return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], options).trim()
  } catch {
    // There is no git or no history, or git does not trust the owner of the folder.
    return null
  }
}
