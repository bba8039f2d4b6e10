import { globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { configPage } from './gen/config-page.ts'
import { curlTabs } from './gen/curl-tabs.ts'
import { decisionPage } from './gen/decision-page.ts'
import { describeProduct, openApi } from './gen/documents.ts'
import { errorPage } from './gen/error-page.ts'
import { eventPage } from './gen/event-page.ts'
import { failurePage } from './gen/failure-page.ts'
import { notices } from './gen/notices.ts'
import { n8nEventTypes, n8nOperations, n8nProperties } from './gen/packages/n8n.ts'
import { zapierActions, zapierTriggers } from './gen/packages/zapier.ts'
import { proposalStatesPage } from './gen/proposal-states-page.ts'
import { sbom } from './gen/sbom.ts'
import { sdkTypes } from './gen/sdk-types.ts'
import { tableTypes } from './gen/tables.ts'
import { knowledgePage } from './gen/warning-table.ts'

/** A file that is derived from code and never edited by hand. */
interface Generated {
  path: string
  make(): Promise<string>
}

/** Files kept in git, in this order: a later one may read an earlier one. */
const committed: Generated[] = [
  { path: 'server/src/platform/db/tables.generated.ts', make: tableTypes },
  { path: 'api/openapi.json', make: () => openApi('api') },
  { path: 'api/webhooks.json', make: () => openApi('webhooks') },
  { path: 'api/operator.json', make: () => openApi('operator') },
  { path: 'api/session.json', make: () => openApi('session') },
  {
    path: 'sdk/src/generated/api.ts',
    make: async () => sdkTypes((await describeProduct()).api, 'api/openapi.json'),
  },
  {
    path: 'sdk/src/generated/webhooks.ts',
    make: async () => sdkTypes((await describeProduct()).webhooks, 'api/webhooks.json'),
  },
  {
    path: 'sdk/src/generated/operator.ts',
    make: async () => sdkTypes((await describeProduct()).operator, 'api/operator.json'),
  },
  {
    path: 'sdk/src/generated/session.ts',
    make: async () => sdkTypes((await describeProduct()).session, 'api/session.json'),
  },
  { path: 'docs/decisions/README.md', make: decisionPage },
  { path: 'docs/errors.md', make: errorPage },
  { path: 'docs/config.md', make: configPage },
  { path: 'docs/events.md', make: eventPage },
  { path: 'docs/failures.md', make: failurePage },
  { path: 'docs/knowledge.md', make: knowledgePage },
  { path: 'docs/proposal-states.md', make: proposalStatesPage },
  ...globSync('docs/**/*.md').map((path) => ({ path, make: curlTabs(path) })),
]

/** Files of a release, which git ignores. Packages and their tests need them. */
const released: Generated[] = [
  {
    path: 'packages/n8n-nodes-capstan/nodes/Capstan/generated/properties.ts',
    make: n8nProperties,
  },
  {
    path: 'packages/n8n-nodes-capstan/nodes/Capstan/generated/operations.ts',
    make: n8nOperations,
  },
  {
    path: 'packages/n8n-nodes-capstan/nodes/CapstanTrigger/generated/event-types.ts',
    make: n8nEventTypes,
  },
  { path: 'packages/capstan-zapier/generated/triggers.js', make: zapierTriggers },
  { path: 'packages/capstan-zapier/generated/actions.js', make: zapierActions },
  { path: 'server/sbom.json', make: sbom },
  { path: 'server/THIRD-PARTY-NOTICES.md', make: notices },
]

/** With --check nothing is written; a file that differs is named and the exit code is 1. */
async function generate(files: readonly Generated[], checking: boolean): Promise<string[]> {
  const stale: string[] = []
  for (const { path, make } of files) {
    const fresh = await make()
    const present = await readFile(path, 'utf8').catch(() => undefined)
    if (fresh === present) continue
    stale.push(path)
    if (checking) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, fresh)
  }
  return stale
}

const checking = process.argv.includes('--check')
const files = process.argv.includes('--release') ? released : committed
/** With a folder, only the files below it are made. */
const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? ''
const wanted = files.filter(({ path }) => path.startsWith(folder))
for (const path of await generate(wanted, checking)) {
  console.log(checking ? `${path} is stale: run npm run gen and commit it` : `wrote ${path}`)
  if (checking) process.exitCode = 1
}
