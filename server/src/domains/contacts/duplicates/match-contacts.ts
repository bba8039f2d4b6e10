import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { type Cluster, clusterPairs } from './clusters.ts'
import { listDismissed } from './dismissals-store.ts'
import { comparesNames, listPairs, listSharing, replaceKeys } from './keys-store.ts'
import { scoreOf } from './scoring.ts'
import {
  deleteGroups,
  deleteMembersOf,
  type GroupRow,
  listMembersBeside,
  saveGroups,
} from './store.ts'

/** Computes the keys of the contacts and groups them anew, with all who share a key with them. */
export async function matchContacts(work: Work, ids: readonly string[]): Promise<void> {
  const { db, organizationId } = work
  await replaceKeys(db, organizationId, ids, await comparesNames(db, organizationId))
  const sharing = await listSharing(db, organizationId, ids)
  const members = await listMembersBeside(db, organizationId, [...ids, ...sharing])
  const near = [...new Set([...sharing, ...members.map(({ contact_id }) => contact_id)])]
  if (near.length === 0) return
  const pairs = (await listPairs(db, organizationId, near, ids))
    .map((pair) => ({ ...pair, score: scoreOf(pair) }))
    .filter(({ score }) => score > 0)
  const before = Map.groupBy(members, ({ group_id }) => group_id)
  const dismissed = await listDismissed(db, organizationId, near)
  const groups = named(clusterPairs(pairs, dismissed), before)
  const same = new Set(groups.filter((one) => isSame(one, before.get(one.id))).map(({ id }) => id))
  const changed = groups.filter(({ id }) => !same.has(id))
  const stale = [...before.keys()].filter((id) => !same.has(id))
  const kept = new Set(changed.map(({ id }) => id))
  if (stale.length > 0) await deleteMembersOf(db, organizationId, stale)
  const gone = stale.filter((id) => !kept.has(id))
  if (gone.length > 0) await deleteGroups(db, organizationId, gone)
  if (changed.length > 0) await saveGroups(db, organizationId, changed)
}

type Before = Awaited<ReturnType<typeof listMembersBeside>>

/** A cluster has the id of the group that most of its contacts were in, if no other has it. */
function named(clusters: readonly Cluster[], before: ReadonlyMap<string, Before>): GroupRow[] {
  const groupOf = new Map(
    [...before.values()].flat().map(({ contact_id, group_id }) => [contact_id, group_id]),
  )
  const taken = new Set<string>()
  return clusters.map(({ contactIds, score }) => {
    const earlier = Map.groupBy(contactIds, (one) => groupOf.get(one))
    const [id] = [...earlier]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .flatMap(([group]) => (group === undefined || taken.has(group) ? [] : [group]))
    if (id !== undefined) taken.add(id)
    return { id: id ?? newId(), score, contactIds }
  })
}

const isSame = ({ score, contactIds }: GroupRow, before: Before = []): boolean =>
  before.length === contactIds.length &&
  before.every((one) => one.score === score && contactIds.includes(one.contact_id))
