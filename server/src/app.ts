import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { documentsOf } from './documents.ts'
import { audit } from './domains/audit/index.ts'
import { backups } from './domains/backups/index.ts'
import { billing } from './domains/billing/index.ts'
import { contacts } from './domains/contacts/index.ts'
import { diagnosis } from './domains/diagnosis/index.ts'
import { encryption } from './domains/encryption/index.ts'
import { integrations } from './domains/integrations/index.ts'
import { knowledge } from './domains/knowledge/index.ts'
import { mail } from './domains/mail/index.ts'
import { maintenance } from './domains/maintenance/index.ts'
import { organizations } from './domains/organizations/index.ts'
import { overview } from './domains/overview/index.ts'
import { people } from './domains/people/index.ts'
import { proposals } from './domains/proposals/index.ts'
import { requests } from './domains/requests/index.ts'
import { tokens } from './domains/tokens/index.ts'
import { webhooks } from './domains/webhooks/index.ts'
import type { Catalogue, Domain } from './platform/domain.ts'
import { operatorAuthenticator } from './platform/http/mount/authenticate.ts'
import { mountOperations } from './platform/http/mount/mount.ts'
import { mountDocuments } from './platform/http/openapi/documents.ts'
import { mountDashboard } from './platform/http/server/dashboard.ts'
import { observeResponses } from './platform/http/server/request-log.ts'
import { createServer } from './platform/http/server/server.ts'
import { mountWellKnown } from './platform/http/server/well-known.ts'
import { type OpenDomains, openDomains } from './platform/open-domains.ts'
import type { Platform } from './platform/platform.ts'

/** All domains of the product, one per line. A new domain needs its folder and a line here. */
export const domains: readonly Domain[] = [
  maintenance,
  mail,
  organizations,
  billing,
  tokens,
  audit,
  backups,
  diagnosis,
  encryption,
  contacts,
  knowledge,
  proposals,
  integrations,
  requests,
  webhooks,
  people,
  overview,
]

/** The whole product: what answers, what runs behind, and how to stop it. */
export interface App extends OpenDomains {
  http: FastifyInstance
  catalogue: Catalogue
}

export async function buildApp(
  platform: Platform,
  list: readonly Domain[] = domains,
): Promise<App> {
  const opened = openDomains(platform, list)
  const { catalogue, operations } = opened
  platform.listeners.push(...opened.collect('on'))
  platform.actListeners.push(...opened.collect('onAct'))
  platform.lossListeners.push(...opened.collect('onLoss'))

  const http = createServer(platform, opened.collect('findMaxUploadBytes')[0])
  observeResponses(http, platform.clock, opened.collect('onResponse'))
  mountOperations(http, operations, {
    platform,
    authenticators: {
      operator: operatorAuthenticator(platform.secrets.operatorKey, platform.clock),
      ...Object.assign({}, ...opened.collect('authenticators')),
    },
    recorderFactories: opened.collect('changeRecorder'),
  })
  http.addHook('preClose', async () => {
    for (const end of opened.collect('beforeClose')) end()
  })
  http.addHook('onListen', async () => {
    const isPort = (one: AddressInfo | string) => typeof one !== 'string'
    platform.outbound.refuseListeners(http.addresses().filter(isPort))
  })
  mountDocuments(http, () => documentsOf(catalogue, opened.described))
  mountDashboard(http)
  mountWellKnown(http, platform)
  await http.ready()
  return {
    ...opened,
    http,
    async [Symbol.asyncDispose]() {
      await http.close()
      await opened[Symbol.asyncDispose]()
    },
  }
}
