import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { audit } from './domains/audit/index.ts'
import { backups } from './domains/backups/index.ts'
import { billing } from './domains/billing/index.ts'
import { contacts } from './domains/contacts/index.ts'
import { diagnosis } from './domains/diagnosis/index.ts'
import { encryption } from './domains/encryption/index.ts'
import { knowledge } from './domains/knowledge/index.ts'
import { organizations, removals } from './domains/organizations/index.ts'
import { authSecretColumn, mountSessions } from './domains/people/index.ts'
import { requests } from './domains/requests/index.ts'
import { createAuthenticator, tokens } from './domains/tokens/index.ts'
import { webhooks } from './domains/webhooks/index.ts'
import { upkeep } from './platform/db/upkeep.ts'
import type { Domain } from './platform/domain.ts'
import { tellAnswers } from './platform/http/answered.ts'
import { mountDashboard } from './platform/http/dashboard.ts'
import { type Documents, mountDocuments } from './platform/http/documents.ts'
import { mountEndpoints } from './platform/http/endpoint.ts'
import { openApiDocument } from './platform/http/openapi.ts'
import { operatorAdmission } from './platform/http/operator.ts'
import { byCredential, createServer, mount } from './platform/http/server.ts'
import { mountSystemRoutes } from './platform/http/system-routes.ts'
import { idempotency } from './platform/idempotency/index.ts'
import { mail } from './platform/mail/index.ts'
import type { Platform } from './platform/platform.ts'

/** The whole product: what answers, what runs behind, and how to stop it. */
export interface App extends AsyncDisposable {
  http: FastifyInstance
  domains: readonly Domain[]
  operatorOperations: Domain['operations']
  sessionOperations: Domain['operations']
}

/** An explicit list of domains; reading it is reading what the product can do. */
export function domainsOf(platform: Platform): readonly Domain[] {
  const domains: readonly Domain[] = [
    upkeep(platform),
    idempotency(platform),
    mail(platform),
    billing,
    tokens(platform),
    audit(platform),
    backups(platform, version),
    diagnosis(platform, version, () => domains),
    encryption(platform),
    contacts(platform),
    knowledge(platform),
    removals(platform),
    requests(platform),
    webhooks(platform, () => domains.flatMap(({ events }) => events ?? [])),
  ]
  return domains
}

export async function buildApp(platform: Platform): Promise<App> {
  const authenticator = createAuthenticator(platform)
  const domains = domainsOf(platform)
  const operator = organizations(platform, authenticator.invalidate)
  for (const { onEvent } of domains) if (onEvent) platform.listeners.push(onEvent)
  platform.sealedColumns.push(
    authSecretColumn,
    ...domains.flatMap(({ sealedColumns }) => sealedColumns ?? []),
  )

  const http = createServer(platform)
  tellAnswers(
    http,
    platform.clock,
    domains.flatMap(({ onAnswer }) => onAnswer ?? []),
  )
  mount(
    http,
    platform,
    domains.flatMap(({ operations }) => operations),
    byCredential(authenticator.authenticate),
  )
  mountEndpoints(
    http,
    domains.flatMap(({ endpoints }) => endpoints ?? []),
    byCredential(authenticator.authenticate),
  )
  const operatorOperations = operatorOperationsOf(domains, operator)
  mount(
    http,
    platform,
    operatorOperations,
    byCredential(operatorAdmission(platform.secrets.operatorKey, platform.clock)),
  )
  const sessionOperations = mountSessions(
    http,
    platform,
    domains.flatMap(({ operations }) => operations),
    authenticator.invalidate,
  )
  mountSystemRoutes(http, platform, domains)
  mountDocuments(http, documentsOf(domains, operator))
  mountDashboard(http)
  await http.ready()
  return {
    http,
    domains,
    operatorOperations,
    sessionOperations,
    async [Symbol.asyncDispose]() {
      await http.close()
      await authenticator[Symbol.asyncDispose]()
      for (const { dispose } of domains) await dispose?.()
    },
  }
}

const operatorOperationsOf = (
  domains: readonly Domain[],
  operator: Domain,
): Domain['operations'] => [
  ...operator.operations,
  ...domains.flatMap(({ operatorOperations = [] }) => operatorOperations),
]

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
        'Embedding models':
          "An organization's own models, which turn the text of bases into vectors.",
        Webhooks: 'Endpoints of your own that are told what happens, and the log of what was sent.',
        'Request log': 'The last requests of the organization, and what was refused and why.',
        'Audit log': 'Who changed what and when, in a chain that shows what is missing.',
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
        'Audit log': 'Who changed what and when, in a chain that shows what is missing.',
        Plans: 'What an organization may use, and how often it may ask.',
        'Encryption keys': 'What seals secrets at rest, and the change from one key to the next.',
        Diagnosis: 'What is wrong with the installation, in sentences.',
        Backups: 'Copies of everything, made while the server runs.',
      },
    },
    operatorOperationsOf(domains, operator),
  ),
})

const version: string = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).version
