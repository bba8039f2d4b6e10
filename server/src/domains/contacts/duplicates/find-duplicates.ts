import { requireFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { comparesNames, listPairs, listSharing, replaceKeys } from './keys-store.ts'
import {
  listWaiting,
  prepareBatch,
  queueContacts,
  takeContacts,
  walkContacts,
} from './queue-store.ts'
import { scoreOf } from './scoring.ts'
import {
  type ContactPair,
  deleteGroups,
  deleteMembersOf,
  type GroupRow,
  insertDismissals,
  listDismissed,
  listMemberIds,
  listMembersBeside,
  lockGroup,
  pairKey,
  saveGroups,
  updateDismissed,
} from './store.ts'

/**
 * Contacts compared in one transaction. The embedded database does nothing else meanwhile: with 250, a create waited a
 * sixth of a second.
 */
const batchContacts = { embedded: 50, postgres: 2_000 }
const organizationsAtOnce = 50

/**
 * Compares changed contacts, one batch for each organization in turn. Returns true if there are more. Work that a
 * stopped node leaves unfinished is still in the queue.
 */
export async function findDuplicates(platform: ComparingPlatform): Promise<boolean> {
  const waiting = await listWaiting(platform.database.db, organizationsAtOnce)
  let hasMore = waiting.length === organizationsAtOnce
  for (const organizationId of waiting) {
    const taken = await compareSome(platform, organizationId)
    if (taken === platform.database.pick(batchContacts)) hasMore = true
  }
  return hasMore
}

type ComparingPlatform = Pick<Platform, 'database' | 'transact'>

/** Name of the lock that serializes changes of an organization's duplicate groups. */
const lockName = 'duplicates'

/** Compares one batch. Returns how many contacts it took from the queue and from a walk. */
const compareSome = (
  { database, transact }: ComparingPlatform,
  organizationId: string,
): Promise<number> =>
  transact(organizationId, { kind: 'system' }, async (work) => {
    const max = database.pick(batchContacts)
    work.lock(lockName)
    await prepareBatch(work.db)
    const queued = await takeContacts(work.db, organizationId, max)
    const room = max - queued.length
    const walked = room > 0 ? await walkContacts(work.db, organizationId, room) : []
    const ids = [...new Set([...queued, ...walked])]
    if (ids.length > 0) await matchContacts(work, ids)
    return queued.length + walked.length
  })

/** Dismisses a group. Its id stays known, so that a second request finds it. */
export async function dismissGroup(work: Work, id: string): Promise<void> {
  const { db, organizationId } = work
  work.lock(lockName)
  const group = requireFound(await lockGroup(db, organizationId, id))
  if (group.dismissed_at) return
  const ids = await listMemberIds(db, organizationId, id)
  const pairs = ids.flatMap((one, place) =>
    ids.slice(place + 1).map((other): ContactPair => [one, other]),
  )
  await insertDismissals(db, organizationId, pairs)
  await deleteMembersOf(db, organizationId, [id])
  await updateDismissed(db, organizationId, id, work.now)
  // Each may match a contact that this group kept it from.
  await queueContacts(db, organizationId, ids)
}

/** Computes the keys of the contacts and regroups them with all contacts that share a key. */
async function matchContacts(work: Work, ids: readonly string[]): Promise<void> {
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

/**
 * Names the clusters. A cluster takes the id of the group that most of its contacts were in, unless another cluster has
 * it.
 */
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

interface ScoredPair {
  one: string
  other: string
  score: number
}

interface Cluster {
  contactIds: string[]
  /** Score of the weakest link. */
  score: number
}

const maxContacts = 50

/**
 * Joins contacts by their pairs, highest score first. A cluster has at most 50 contacts, and never two that were
 * dismissed: merging a whole group must not merge those.
 */
function clusterPairs(pairs: readonly ScoredPair[], dismissed: ReadonlySet<string>): Cluster[] {
  const clusterOf = new Map<string, Cluster>()
  const get = (id: string): Cluster => clusterOf.get(id) ?? { contactIds: [id], score: 100 }
  for (const { one, other, score } of pairs.toSorted(bySureness)) {
    const [left, right] = [get(one), get(other)]
    if (left === right) continue
    const contactIds = [...left.contactIds, ...right.contactIds]
    const isApart = left.contactIds.some((a) =>
      right.contactIds.some((b) => dismissed.has(pairKey(a, b))),
    )
    if (isApart || contactIds.length > maxContacts) continue
    const joined = { contactIds, score: Math.min(left.score, right.score, score) }
    for (const id of contactIds) clusterOf.set(id, joined)
  }
  return [...new Set(clusterOf.values())]
}

/** Orders pairs so that the same pairs always make the same clusters. */
const bySureness = (a: ScoredPair, b: ScoredPair): number =>
  b.score - a.score || compare(a.one, b.one) || compare(a.other, b.other)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
