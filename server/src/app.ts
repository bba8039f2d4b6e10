import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { billing } from './domains/billing/index.ts'
import { contacts } from './domains/contacts/index.ts'
import { knowledge } from './domains/knowledge/index.ts'
import { organizations } from './domains/organizations/index.ts'
import { type Gate, ownGate, sharedGate, tokens } from './domains/tokens/index.ts'
import { webhooks } from './domains/webhooks/index.ts'
import { upkeep } from './platform/db/upkeep.ts'
import type { Domain } from './platform/domain.ts'
import { mountDashboard } from './platform/http/dashboard.ts'
import { type Documents, mountDocuments } from './platform/http/documents.ts'
import { openApiDocument } from './platform/http/openapi.ts'
import { operatorAdmission } from './platform/http/operator.ts'
import { createServer, mount } from './platform/http/server.ts'
import { mountSystemRoutes } from './platform/http/system-routes.ts'
import { idempotency } from './platform/idempotency/index.ts'
import type { Platform } from './platform/platform.ts'

/** The whole product: what answers, what runs behind, and how to stop it. */
export interface App extends AsyncDisposable {
  http: FastifyInstance
  domains: readonly Domain[]
  operatorOperations: Domain['operations']
}

/** An explicit list of domains; reading it is reading what the product can do. */
export function domainsOf(platform: Platform): readonly Domain[] {
  const domains: readonly Domain[] = [
    upkeep(platform),
    idempotency(platform),
    billing,
    tokens,
    contacts(platform),
    knowledge(platform),
    webhooks(platform, () => domains.flatMap(({ events }) => events ?? [])),
  ]
  return domains
}

export async function buildApp(platform: Platform): Promise<App> {
  const gate: Gate =
    platform.database.kind === 'embedded' ? ownGate(platform) : sharedGate(platform)
  const domains = domainsOf(platform)
  const operator = organizations(platform, gate.forget)
  for (const { onEvent } of domains) if (onEvent) platform.listeners.push(onEvent)

  const http = createServer(platform)
  mount(
    http,
    platform,
    domains.flatMap(({ operations }) => operations),
    gate.admit,
  )
  mount(http, platform, operator.operations, operatorAdmission(platform.secrets.operatorKey))
  mountSystemRoutes(http, platform, domains)
  mountDocuments(http, documentsOf(domains, operator))
  mountDashboard(http)
  await http.ready()
  return {
    http,
    domains,
    operatorOperations: operator.operations,
    async [Symbol.asyncDispose]() {
      await http.close()
      await gate[Symbol.asyncDispose]()
      for (const { dispose } of domains) await dispose?.()
    },
  }
}

/** Both OpenAPI documents; `openapi.json` in the repository is the first of them. */
export const documentsOf = (domains: readonly Domain[], operator: Domain): Documents => ({
  api: openApiDocument(
    {
      title: 'Capstan API',
      version,
      description:
        'Contacts, knowledge bases, proposals and integrations of one organization. Every request needs an API token.',
      server: '/',
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An API token.' },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'The same token.' },
      },
      tags: {
        Account: 'Who the token is, what it may do, and what is left of the plan.',
        Contacts: 'People and companies, unique by email, phone and your own id.',
        'Knowledge bases': 'Collections of sources that are searched together.',
        Sources: 'Web pages and texts of a base: added, read out, cut into chunks, refreshed.',
        Webhooks: 'Endpoints of your own that are told what happens, and the log of what was sent.',
        Events: 'What happened: the types, the list, and a feed that misses nothing.',
      },
    },
    domains.flatMap(({ operations }) => operations),
    domains.flatMap(({ events }) => events ?? []),
  ),
  operator: openApiDocument(
    {
      title: 'Capstan operator API',
      version,
      description: 'For whoever runs the installation. Every request needs the operator key.',
      server: '/',
      securitySchemes: {
        operator: { type: 'http', scheme: 'bearer', description: 'The operator key.' },
      },
      tags: {
        Organizations: 'The tenants of this installation.',
        Tokens: 'API tokens of an organization: made, rotated, revoked.',
        Plans: 'What an organization may use, and how often it may ask.',
      },
    },
    operator.operations,
  ),
})

const version: string = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).version
