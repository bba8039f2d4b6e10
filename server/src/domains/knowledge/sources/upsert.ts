import { createHash } from 'node:crypto'
import type { Keyring } from '../../../platform/crypto/seal.ts'
import { ApiError, requireFound, unavailable } from '../../../platform/errors.ts'
import { Created, type Unchanged } from '../../../platform/operations/created.ts'
import type { Work } from '../../../platform/work.ts'
import { lockBase, type StoredBase } from '../bases/store.ts'
import { SourceId } from '../ids.ts'
import { addSource, type GivenSource, insertGiven } from './add.ts'
import { findByExternalId, findDuplicate, listNamesakes } from './identity-store.ts'
import { replaceSource } from './replace.ts'
import { presentSource, type Source } from './schema.ts'
import { lockSource, type SourceRow } from './store.ts'

/** Maximum of attempts if others take the external id in between and release it. */
const maxCollisions = 5

/**
 * Replaces the source with this external id in place, or adds one with it. Another source may have the same content.
 * Requests for one external id wait for each other, because they name one resource.
 */
export async function upsertSource(
  work: Work,
  keyring: Keyring,
  { baseId, externalId }: { baseId: string; externalId: string },
  request: GivenSource,
): Promise<Source | Created<Source> | Unchanged<Source>> {
  const given = { ...request, fields: { ...request.fields, externalId } }
  const base = requireFound(await lockBase(work.db, work.organizationId, baseId, 'share'))
  for (let collisions = 0; collisions < maxCollisions; collisions++) {
    const row = await lockExisting(work, await findByExternalId(work.db, base, externalId))
    if (row) return replaceSource(work, keyring, row, given, { mayCopy: true })
    const { key } = given.draftFor(given.id)
    const isCopy = (await findDuplicate(work.db, base, key)) !== undefined
    const added = await insertGiven(work, base, given, isCopy ? null : key)
    if (added) return new Created(presentSource(added))
  }
  throw unavailable()
}

/**
 * Replaces the only source of the base with the same name, or adds it if there is none.
 *
 * @throws ApiError `duplicate_resource` if several have the name
 */
export async function matchSource(
  work: Work,
  keyring: Keyring,
  baseId: string,
  given: GivenSource,
): Promise<Source | Unchanged<Source>> {
  const { type, name } = given.draftFor(given.id)
  if (type !== 'text' && type !== 'file') {
    const message = 'match is only for texts and files. For an address, use onDuplicate.'
    throw new ApiError('invalid_parameter', message, { field: 'match' })
  }
  const base = requireFound(await lockBase(work.db, work.organizationId, baseId, 'share'))
  work.lock(lockNameOf(base, name))
  const namesakes = await listNamesakes(work.db, base, name, maxNamed + 1)
  if (namesakes.length > 1) throw ambiguous(name, namesakes)
  const row = await lockExisting(work, namesakes[0])
  if (!row) return addSource(work, baseId, given)
  const mayCopy = given.fields.onDuplicate === 'allow'
  return replaceSource(work, keyring, row, given, { mayCopy })
}

async function lockExisting(
  work: Work,
  found: { id: string } | undefined,
): Promise<SourceRow | undefined> {
  return found && lockSource(work.db, work.organizationId, found.id)
}

/** Number of lock rows, which are never deleted, so names share them. */
const slots = 64

const lockNameOf = ({ id }: StoredBase, name: string): string => {
  const slot = createHash('sha256').update(`${id} ${name}`).digest().readUInt16BE() % slots
  return `source names ${slot}`
}

/** Maximum of sources that an error names. */
const maxNamed = 10

function ambiguous(name: string, namesakes: readonly { id: string }[]): ApiError {
  const ids = namesakes.slice(0, maxNamed).map(({ id }) => SourceId.show(id))
  const more = namesakes.length > maxNamed ? ' and more' : ''
  return new ApiError(
    'duplicate_resource',
    `Several sources of the base have the name "${name}": ${ids.join(', ')}${more}. Give each an externalId, and use PUT …/sources/by/{externalId}.`,
    { field: 'name' },
  )
}
