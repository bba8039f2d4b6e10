import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { arrowsCheck } from './arrows.ts'

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
const rules: string[] = forbidden.map(({ name }: { name: string }) => name)

interface Violation {
  from: string
  rule: { name: string }
}

/** For each rule a file that breaks it; every fault is an import or, once, the lack of one. */
const faults: Record<string, [file: string, source: string]> = {
  'platform-knows-no-domain': ['server/src/platform/clock.ts', "import type {} from '../app.ts'"],
  'app-by-the-door': ['server/src/app.ts', "import type {} from './domains/contacts/store.ts'"],
  'domain-by-its-door': [
    'server/src/domains/proposals/routes.ts',
    "import type {} from '../contacts/store.ts'",
  ],
  'domain-knows-no-app': ['server/src/domains/contacts/jobs.ts', "import '../../context.ts'"],
  'domain-in-the-table': ['server/src/domains/newcomer/index.ts', "import '../contacts/index.ts'"],
  'sql-in-the-store': ['server/src/domains/contacts/service.ts', "import type {} from 'kysely'"],
  'outbound-by-its-door': ['server/src/domains/contacts/routes.ts', "import 'undici'"],
  'clients-know-no-server': ['cli/src/main.ts', "import '../../server/src/context.ts'"],
  'sdk-by-its-door': ['dashboard/src/main.tsx', "import type {} from '../../sdk/src/client.ts'"],
  'sdk-stands-alone': ['sdk/src/client.ts', "import 'typebox'"],
  'production-without-tests': ['server/src/main.ts', "import './main.test.ts'"],
  'production-lists-its-dependencies': ['server/src/seed.ts', "import 'fast-check'"],
  'no-cycle': ['server/src/platform/cycle-back.ts', "import './cycle.ts'"],
  'no-orphan': ['server/src/platform/lonely.ts', 'export const lonely = 1'],
  'no-unresolvable': ['server/src/platform/lost.ts', "import './nowhere.ts'"],
}

const lawful: Record<string, string> = {
  'package.json': '{ "devDependencies": { "fast-check": "4" } }',
  'server/package.json': '{ "dependencies": { "kysely": "1", "undici": "8" } }',
  'server/src/context.ts': "import './platform/db/pool.ts'",
  'server/src/main.test.ts': "import 'fast-check'",
  'server/src/platform/cycle.ts': "import './cycle-back.ts'",
  'server/src/platform/db/pool.ts': "import 'kysely'",
  'server/src/platform/net/client.ts': "import 'undici'",
  'server/src/domains/contacts/index.ts': "import './store.ts'",
  'server/src/domains/contacts/store.ts':
    "import 'kysely'\nimport type {} from '../../platform/db/pool.ts'",
  'server/src/domains/proposals/index.ts': "import '../contacts/index.ts'",
  'sdk/src/index.ts': "import './client.ts'",
  'cli/src/contacts.ts': "import '../../sdk/src/index.ts'",
  'cli/src/main.test.ts': "import '../../server/src/context.ts'",
}

/** A file of each listed domain that looks into a domain it does not know. */
function strangers(): Record<string, string> {
  const domains = rules.flatMap((rule) => /^(.+)-knows-only-its-friends$/.exec(rule)?.[1] ?? [])
  return Object.fromEntries(
    domains.map((domain) => [
      `server/src/domains/${domain}/stranger.ts`,
      "import type {} from '../newcomer/index.ts'",
    ]),
  )
}

async function writeTree(folder: string, files: Record<string, string>): Promise<void> {
  await symlink(resolve(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'))
  for (const workspace of ['server', 'sdk', 'cli', 'dashboard', 'scripts', 'bench']) {
    await mkdir(join(folder, workspace))
  }
  for (const [file, source] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), source)
  }
}

async function violations(folder: string): Promise<Violation[]> {
  const check = promisify(execFile)(process.execPath, arrowsCheck('json'), { cwd: folder })
  // It exits non-zero when a rule is broken and prints the same document.
  const { stdout } = await check.catch((error: { stdout: string }) => error)
  return JSON.parse(stdout).summary.violations
}

describe('the arrows between modules', () => {
  let found: Violation[] = []
  before(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'arrows-'))
    try {
      const broken = Object.fromEntries(Object.values(faults))
      await writeTree(folder, { ...lawful, ...broken, ...strangers() })
      found = await violations(folder)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  for (const [rule, [file]] of Object.entries(faults)) {
    it(`are held by ${rule}`, () => {
      assert.ok(
        found.some((violation) => violation.rule.name === rule && violation.from === file),
        `${file} was let through; reported: ${JSON.stringify(found, ['from', 'rule', 'name'])}`,
      )
    })
  }

  it('are each broken by a fault above or by a stranger', () => {
    assert.deepEqual([...new Set(found.map(({ rule }) => rule.name))].sort(), [...rules].sort())
  })

  it('let the lawful imports through', () => {
    assert.deepEqual(
      found.filter(({ from }) => from in lawful).map(({ from, rule }) => `${rule.name}: ${from}`),
      [],
    )
  })
})
