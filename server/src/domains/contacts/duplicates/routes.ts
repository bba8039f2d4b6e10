import { Type } from 'typebox'
import type { PageQuery, Pager } from '../../../platform/db/page.ts'
import {
  type Operation,
  operation,
  type ReadContext,
} from '../../../platform/operations/operation.ts'
import { PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ContactId, DuplicateGroupId } from '../ids.ts'
import { presentContact } from '../representation.ts'
import { bounded, maxCount } from '../search/service.ts'
import type { ContactRow } from '../store.ts'
import { dismissGroup } from './find-duplicates.ts'
import { type DuplicateKey, listKeys } from './keys-store.ts'
import {
  type DuplicateGroup,
  DuplicateList,
  DuplicateQuery,
  type DuplicateReason,
} from './schema.ts'
import { countGroups, type GroupPlace, type GroupRow, listContactsOf, listGroups } from './store.ts'

export const duplicateOperations = ({ pager }: Pick<Platform, 'pager'>): readonly Operation[] => [
  operation(
    {
      method: 'GET',
      path: '/v1/contacts/duplicates',
      operationId: 'listDuplicates',
      tag: 'Contacts',
      summary: 'List duplicates',
      description:
        'Lists groups of 2 to 50 contacts that look like one person, highest score first. Capstan compares contacts in the background: a write shows up here within a minute or two.',
      scope: 'contacts:read',
      query: DuplicateQuery,
      reply: DuplicateList,
    },
    (reader, { query }) => duplicatesPage(pager, reader, query),
  ),
  operation(
    {
      method: 'POST',
      path: '/v1/contacts/duplicates/{duplicateId}/dismiss',
      operationId: 'dismissDuplicates',
      tag: 'Contacts',
      summary: 'Dismiss duplicates',
      description:
        'Records that no two contacts of the group are the same person. The group disappears, and these contacts are never grouped again. Dismissing it twice changes nothing.',
      scope: 'contacts:write',
      params: Type.Object({
        duplicateId: PathId(DuplicateGroupId, 'Identifier of the group.'),
      }),
      reply: null,
      changes: 'duplicateId',
    },
    (work, { params: { duplicateId } }) => dismissGroup(work, duplicateId),
  ),
]

type Query = PageQuery & { totalCount?: boolean | undefined }

async function duplicatesPage(
  pager: Pager,
  { db, organizationId }: Pick<ReadContext, 'db' | 'organizationId'>,
  { totalCount, ...query }: Query,
) {
  const list = { organizationId, name: 'duplicates' }
  const after = readPlace(pager.afterPlace(list, query))
  const rows = await listGroups(db, organizationId, { after, limit: query.limit })
  const ids = rows.slice(0, query.limit).flatMap(({ contactIds }) => contactIds)
  const contacts = new Map(
    (await listContactsOf(db, organizationId, ids)).map((row) => [row.id, row]),
  )
  const keys = Map.groupBy(await listKeys(db, organizationId, ids), ({ contactId }) => contactId)
  const page = pager.pageByPlace(list, query, rows, {
    placeOf: ({ score, id }) => `${score} ${id}`,
    present: (row) => presentGroup(row, contacts, keys),
  })
  const data = page.data.filter((one) => one !== null)
  if (!totalCount) return { ...page, data }
  const count = await countGroups(db, organizationId, maxCount + 1)
  return { ...page, data, totalCount: bounded(count, true) }
}

function readPlace(place: string | null): GroupPlace | null {
  if (place === null) return null
  const [score, id = ''] = place.split(' ')
  return { score: Number(score), id }
}

/**
 * Presents a group by the current contacts: a contact that no longer shares a key with the others is left out before
 * the group is computed again.
 */
function presentGroup(
  { id, score, contactIds }: GroupRow,
  contacts: ReadonlyMap<string, ContactRow>,
  keys: ReadonlyMap<string, readonly DuplicateKey[]>,
): DuplicateGroup | null {
  const reasons = reasonsOf(contactIds.flatMap((one) => keys.get(one) ?? []))
  const sharing = new Set(reasons.flatMap((reason) => reason.contactIds))
  const rows = contactIds.flatMap((one) => contacts.get(one) ?? [])
  const present = rows.map(presentContact).filter((one) => sharing.has(one.id))
  if (present.length < 2) return null
  return { id: DuplicateGroupId.show(id), score: score / 100, reasons, contacts: present }
}

const order = ['email', 'phone', 'name_company', 'name']

function reasonsOf(keys: readonly DuplicateKey[]): DuplicateReason[] {
  const blocks = Map.groupBy(keys, ({ kind, value }) => `${kind} ${value}`)
  return [...blocks.values()]
    .flatMap(([first, ...more]) => {
      if (!first || more.length === 0) return []
      const { kind, value } = first
      const contactIds = [first, ...more].map(({ contactId }) => ContactId.show(contactId))
      return [{ kind, value, contactIds }]
    })
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}
