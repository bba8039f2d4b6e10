import assert from 'node:assert/strict'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const server = new URL('../server/src/', import.meta.url)
const domains = readdirSync(new URL('domains/', server))

/** Where a domain's name is another word as well: of English, of a standard, or of the tenant's table. */
const otherMeanings: Record<string, RegExp> = {
  audit: /audit log/,
  backups: /`backups` in the data directory|\}\/backups`/,
  mail: /./,
  organizations:
    /(?:Most|all) organizations |organizations, now|'organizations'::regclass|already has organizations|from organizations|'organizations', '\$\{organizationId\}'|selectFrom\('organizations as o'\)/,
  people: /\bpeople\b(?!['"`/])/,
  requests: /\brequests\b(?!['"`/])/,
  tokens: /\btokens\b(?!['"`/])/,
  webhooks:
    /webhooks: Object|const webhooks = events|webhooksPath|keyof Documents, 'webhooks'|Object\.fromEntries\(webhooks\)|Standard Webhooks/i,
}

const withoutComments = (text: string): string =>
  text.replaceAll(/^\s*(?:\/\/|\/\*\*?|\*).*$/gm, '')

test('the platform names no domain', () => {
  const platform = new URL('platform/', server)
  const files = globSync('**/*.ts', { cwd: platform }).filter(
    // The tables of the database are listed by their own names.
    (name) => !/\.(?:test|generated)\.ts$|^db\/distributed-tables\.ts$/.test(name),
  )
  assert.ok(files.length > 80, `${files.length} files`)
  const found = files.flatMap((name) =>
    withoutComments(readFileSync(new URL(name, platform), 'utf8'))
      .split('\n')
      .flatMap((line) =>
        domains
          .filter((domain) => new RegExp(`\\b${domain}\\b`).test(line))
          .filter((domain) => !otherMeanings[domain]?.test(line))
          .map((domain) => `${name} names ${domain}: ${line.trim()}`),
      ),
  )
  assert.deepEqual(found, [])
})
