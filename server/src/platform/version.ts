import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** `commit` is in the package as it is published, and null where its build did not know it. */
const manifest: { version: string; commit?: string | null } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
)

/** Of the product, from its package. */
export const { version } = manifest

let buildVersion: string | undefined

/** With the commit that runs, as in `0.1.0+64f8fefa`; without it where nobody knows it. */
export function readBuildVersion(): string {
  if (buildVersion === undefined) {
    const commit = manifest.commit === undefined ? readCommit() : manifest.commit
    buildVersion = commit ? `${version}+${commit}` : version
  }
  return buildVersion
}

/** Of a checkout. */
function readCommit(): string | null {
  const options = { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' } as const
  try {
    return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], options).trim()
  } catch {
    // There is no git or no history, or git does not trust the owner of the folder.
    return null
  }
}
