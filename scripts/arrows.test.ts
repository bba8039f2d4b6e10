import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { arrowsCheck } from './arrows.ts'
import { type Module, twoWayPairs } from './two-way-pairs.ts'

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
  'knowledge-floor-in-the-table': [
    'server/src/domains/knowledge/attic/trunk.ts',
    "import '../failures.ts'",
  ],
  'knowledge-ground-below-the-floors': [
    'server/src/domains/knowledge/pricing.ts',
    "import './bases/store.ts'",
  ],
  'knowledge-index-on-top': [
    'server/src/domains/knowledge/mcp/serve.ts',
    "import type {} from '../index.ts'",
  ],
  'platform-lib-knows-no-floor-above': ['server/src/platform/ids.ts', "import './db/pool.ts'"],
  'platform-data-knows-no-floor-above': ['server/src/platform/log.ts', "import './jobs/jobs.ts'"],
  'platform-floor-in-the-table': ['server/src/platform/attic/trunk.ts', "import '../clock.ts'"],
  'no-cycle': ['server/src/platform/net/cycle-back.ts', "import './cycle.ts'"],
  'no-orphan': ['server/src/platform/lonely.ts', 'export const lonely = 1'],
  'no-unresolvable': ['server/src/platform/lost.ts', "import './nowhere.ts'"],
}

const lawful: Record<string, string> = {
  'package.json': '{ "devDependencies": { "fast-check": "4" } }',
  'server/package.json': '{ "dependencies": { "kysely": "1", "undici": "8" } }',
  'server/src/context.ts': "import './platform/db/pool.ts'",
  'server/src/main.test.ts': "import 'fast-check'",
  'server/src/platform/net/cycle.ts': "import './cycle-back.ts'",
  'server/src/platform/db/pool.ts': "import 'kysely'",
  'server/src/platform/jobs/jobs.ts': "import '../db/pool.ts'",
  'server/src/platform/net/client.ts': "import 'undici'",
  'server/src/domains/contacts/index.ts': "import './store.ts'",
  'server/src/domains/contacts/store.ts':
    "import 'kysely'\nimport type {} from '../../platform/db/pool.ts'",
  'server/src/domains/knowledge/index.ts': "import './bases/store.ts'\nimport './mcp/endpoint.ts'",
  'server/src/domains/knowledge/failures.ts': 'export const code = 1',
  'server/src/domains/knowledge/bases/store.ts': "import '../failures.ts'\nimport 'kysely'",
  'server/src/domains/knowledge/bases/store.test.ts': "import '../mcp/endpoint.ts'",
  'server/src/domains/knowledge/mcp/endpoint.ts': "import '../bases/store.ts'",
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

/** A file of each floor, but the highest, that looks up to the highest. */
function climbers(): Record<string, string> {
  const floors = rules.flatMap((rule) => /^(.+)-imports-lower-floors$/.exec(rule)?.[1] ?? [])
  return Object.fromEntries(
    floors.map((floor) => [
      `server/src/domains/${floor}/climber.ts`,
      "import type {} from '../mcp/endpoint.ts'",
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

async function cruise(folder: string): Promise<{ violations: Violation[]; modules: Module[] }> {
  const check = promisify(execFile)(process.execPath, arrowsCheck('json'), { cwd: folder })
  // It exits non-zero when a rule is broken and prints the same document.
  const { stdout } = await check.catch((error: { stdout: string }) => error)
  const { summary, modules } = JSON.parse(stdout)
  return { violations: summary.violations, modules }
}

describe('the arrows between modules', () => {
  let found: Violation[] = []
  let modules: Module[] = []
  before(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'arrows-'))
    try {
      const broken = Object.fromEntries(Object.values(faults))
      await writeTree(folder, { ...lawful, ...broken, ...strangers(), ...climbers() })
      const cruised = await cruise(folder)
      found = cruised.violations
      modules = cruised.modules
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

  it('are each broken by a fault above, a stranger or a climber', () => {
    assert.deepEqual([...new Set(found.map(({ rule }) => rule.name))].sort(), [...rules].sort())
  })

  it('let the lawful imports through', () => {
    assert.deepEqual(
      found.filter(({ from }) => from in lawful).map(({ from, rule }) => `${rule.name}: ${from}`),
      [],
    )
  })

  it('are counted between the folders that import each other, parents and tests left out', () => {
    assert.deepEqual(
      twoWayPairs(modules, 'server/src/')
        .map(({ between }) => between)
        .filter(([one]) => one.startsWith('server/src/domains/knowledge/')),
      [['server/src/domains/knowledge/bases', 'server/src/domains/knowledge/mcp']],
    )
  })
})

describe('two-way pairs', () => {
  const module = (source: string, ...imported: string[]): Module => ({
    source,
    dependencies: imported.map((resolved) => ({ resolved })),
  })

  it('are found at any depth, with every import between the two', () => {
    assert.deepEqual(
      twoWayPairs(
        [
          module('src/http/server/listen.ts', 'src/http/openapi/schema.ts'),
          module('src/http/openapi/deep/page.ts', 'src/http/server/listen.ts'),
        ],
        'src/',
      ),
      [
        {
          between: ['src/http/openapi', 'src/http/server'],
          imports: [
            'src/http/openapi/deep/page.ts → src/http/server/listen.ts',
            'src/http/server/listen.ts → src/http/openapi/schema.ts',
          ],
        },
      ],
    )
  })

  it('are no folder with the files beside it, nor with a test', () => {
    const modules = [
      module('src/a/index.ts', 'src/a/floor/store.ts'),
      module('src/a/floor/store.ts', 'src/a/ground.ts'),
      module('src/a/attic/serve.ts', 'src/a/floor/store.ts'),
      module('src/a/floor/store.test.ts', 'src/a/attic/serve.ts'),
    ]
    assert.deepEqual(twoWayPairs(modules, 'src/'), [])
  })
})
