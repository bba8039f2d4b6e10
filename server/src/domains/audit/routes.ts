import { Type } from 'typebox'
import type { Pager } from '../../platform/db/page.ts'
import { requireFound } from '../../platform/errors.ts'
import { OrganizationId } from '../../platform/ids.ts'
import { type Operation, operation, type ReadContext } from '../../platform/operations/operation.ts'
import { installation } from '../../platform/operations/recorded-change.ts'
import { List, PathId } from '../../platform/operations/schemas.ts'
import { AuditEntry, AuditEntryId, AuditQuery, ChainVerification, presentEntry } from './schema.ts'
import { verifyChain } from './service.ts'
import { findEntry, listEntries } from './store.ts'

const tag = 'Audit log'
const common = { tag, scope: '*' } as const
const reply = List(AuditEntry)

async function page({ db }: ReadContext, pager: Pager, organizationId: string, query: AuditQuery) {
  const list = { organizationId, name: 'audit-log' }
  const place = { after: pager.after(list, query), limit: query.limit }
  const rows = await listEntries(db, organizationId, query, place)
  return pager.page(list, query, rows, presentEntry)
}

const entryParams = Type.Object({ id: PathId(AuditEntryId, 'Identifier of the entry.') })

async function entry({ db }: ReadContext, organizationId: string, id: string): Promise<AuditEntry> {
  return presentEntry(requireFound(await findEntry(db, organizationId, id)))
}

export const auditOperations = (pager: Pager): readonly Operation[] => [
  operation(
    {
      ...common,
      method: 'GET',
      path: '/v1/audit-log',
      operationId: 'listAuditEntries',
      summary: 'List changes',
      description:
        'Lists what was changed in the organization and by whom, newest first. Filters can be combined.',
      query: AuditQuery,
      reply,
    },
    (reader, { query }) => page(reader, pager, reader.organizationId, query),
  ),

  operation(
    {
      ...common,
      method: 'GET',
      path: '/v1/audit-log/verification',
      operationId: 'verifyAuditLog',
      summary: 'Verify the audit log',
      description:
        'Walks the chain of hashes over the entries: one that was removed, changed or moved shows.',
      reply: ChainVerification,
    },
    ({ db, organizationId }) => verifyChain(db, organizationId),
  ),

  operation(
    {
      ...common,
      method: 'GET',
      path: '/v1/audit-log/{id}',
      operationId: 'getAuditEntry',
      summary: 'Get a change',
      description: 'Returns one entry of the audit log.',
      params: entryParams,
      reply: AuditEntry,
    },
    (reader, { params: { id } }) => entry(reader, reader.organizationId, id),
  ),
]

const whose = {
  organizationId: Type.Optional(
    PathId(OrganizationId, 'What was done in this organization, instead of to the installation.'),
  ),
}

const chainOf = ({ organizationId }: { organizationId?: string }): string =>
  (organizationId && OrganizationId.read(organizationId)) || installation

export const operatorAuditOperations = (pager: Pager): readonly Operation[] => [
  operation(
    {
      audience: 'operator',
      method: 'GET',
      path: '/operator/v1/audit-log',
      operationId: 'listInstallationAuditEntries',
      tag,
      summary: 'List changes',
      description:
        'Lists what the operator changed in the installation as a whole, or what was changed in one organization, newest first.',
      query: Type.Object({ ...AuditQuery.properties, ...whose }),
      reply,
    },
    (reader, { query }) => page(reader, pager, chainOf(query), query),
  ),

  operation(
    {
      audience: 'operator',
      method: 'GET',
      path: '/operator/v1/audit-log/verification',
      operationId: 'verifyInstallationAuditLog',
      tag,
      summary: 'Verify an audit log',
      description: 'Walks the chain of the installation, or that of one organization.',
      query: Type.Object(whose),
      reply: ChainVerification,
    },
    ({ db }, { query }) => verifyChain(db, chainOf(query)),
  ),

  operation(
    {
      audience: 'operator',
      method: 'GET',
      path: '/operator/v1/audit-log/{id}',
      operationId: 'getInstallationAuditEntry',
      tag,
      summary: 'Get a change',
      description: 'Returns one entry of the log of the installation, or of one organization.',
      params: entryParams,
      query: Type.Object(whose),
      reply: AuditEntry,
    },
    (reader, { params: { id }, query }) => entry(reader, chainOf(query), id),
  ),
]
