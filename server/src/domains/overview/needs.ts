import type { Db } from '../../platform/db/database.ts'
import type { IdKind } from '../../platform/ids.ts'
import type { ReadContext } from '../../platform/operations/operation.ts'
import { AutomationId, ConnectionId, DestinationId, HookId, SyncId } from '../integrations/index.ts'
import { BaseId, SourceId } from '../knowledge/index.ts'
import { ProposalId } from '../proposals/index.ts'
import { TokenId } from '../tokens/index.ts'
import {
  listAutomationNeeds,
  listConnectionNeeds,
  listEndpointNeeds,
  listHookNeeds,
  listProposalNeeds,
  listSourceNeeds,
  listSyncNeeds,
  listTokenNeeds,
  type NeedRow,
} from './need-store.ts'
import type { Need } from './schema.ts'

const dayMs = 86_400_000
const proposalsSoonMs = 3 * dayMs
const tokensSoonMs = 7 * dayMs

/** Returns what needs a person, of the types that a scope opens. */
export const needsByScope: Readonly<Record<string, (reader: ReadContext) => Promise<Need[]>>> = {
  'webhooks:read': async ({ db, organizationId }) =>
    (await listEndpointNeeds(db, organizationId))
      .filter(({ isDestination }) => !isDestination)
      .map((row) => present('webhook', null, row)),

  'integrations:read': async ({ db, organizationId }) => {
    const of = (list: (db: Db, organizationId: string) => Promise<NeedRow[]>) =>
      list(db, organizationId)
    const [endpoints, automations, syncs, hooks, connections] = await Promise.all([
      listEndpointNeeds(db, organizationId),
      of(listAutomationNeeds),
      of(listSyncNeeds),
      of(listHookNeeds),
      of(listConnectionNeeds),
    ])
    return [
      ...automations.map((row) => present('automation', AutomationId, row)),
      ...syncs.map((row) => present('sync', SyncId, row)),
      ...hooks.map((row) => present('hook', HookId, row)),
      ...connections.map((row) => present('connection', ConnectionId, row)),
      ...endpoints
        .filter(({ isDestination }) => isDestination)
        .map((row) => present('destination', DestinationId, row)),
    ]
  },

  'knowledge:read': async ({ db, organizationId }) =>
    (await listSourceNeeds(db, organizationId)).map((row) => present('source', SourceId, row)),

  'proposals:read': async ({ db, organizationId, now }) => {
    const until = new Date(now.getTime() + proposalsSoonMs)
    const rows = await listProposalNeeds(db, organizationId, { now, until })
    return rows.map((row) => present('proposal', ProposalId, row))
  },

  '*': async ({ db, organizationId, now }) => {
    const until = new Date(now.getTime() + tokensSoonMs)
    const rows = await listTokenNeeds(db, organizationId, { now, until })
    return rows.map((row) => present('token', TokenId, row))
  },
}

const present = (kind: Need['kind'], id: IdKind | null, row: NeedRow): Need => ({
  kind,
  reason: row.reason,
  id: id === null ? row.id : id.show(row.id),
  baseId: row.baseId === undefined ? null : BaseId.show(row.baseId),
  name: row.name,
  message: row.message,
  status: row.status ?? null,
  count: row.count ?? null,
  at: row.at?.toISOString() ?? null,
})
