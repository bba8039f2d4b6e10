import type { Keyring } from '../../../platform/crypto/seal.ts'
import { ApiError, requireFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { type EmbeddingModels, sealKey } from './registry.ts'
import { type NewOwnModel, type OwnModel, type OwnModelChanges, presentModel } from './schema.ts'
import {
  deleteModel,
  findBaseUsingModel,
  insertModel,
  listModelNames,
  lockModel,
  updateModel,
} from './store.ts'

const maxModels = 50

export async function addModel(
  work: Work,
  keyring: Keyring,
  models: EmbeddingModels,
  { apiKey, maxTokens, ...input }: NewOwnModel,
): Promise<OwnModel> {
  const { db, organizationId, now } = work
  if (models.sharedNames.includes(input.name)) {
    throw new ApiError(
      'duplicate_resource',
      'A model of this server already has this name. Choose another one.',
      {
        field: 'name',
      },
    )
  }
  if ((await listModelNames(db, organizationId)).length >= maxModels) {
    throw new ApiError(
      'plan_limit_reached',
      `An organization can have up to ${maxModels} models. Delete one first.`,
    )
  }
  const id = newId()
  const row = await insertModel(db, {
    ...input,
    organization_id: organizationId,
    id,
    max_tokens: maxTokens,
    sealed_key: apiKey ? sealKey(keyring, id, apiKey) : null,
    created_at: now,
    updated_at: now,
  })
  return presentModel(row)
}

export async function changeModel(
  work: Work,
  keyring: Keyring,
  id: string,
  { url, maxTokens, apiKey }: OwnModelChanges,
): Promise<OwnModel> {
  const { db, organizationId } = work
  const row = requireFound(await lockModel(db, organizationId, id))
  if (url === undefined && maxTokens === undefined && apiKey === undefined) return presentModel(row)
  // The key is a secret between the organization and one service, so another service must not get it.
  const isElsewhere = url !== undefined && new URL(url).origin !== new URL(row.url).origin
  const storedKey = isElsewhere ? null : row.sealed_key
  const newKey = apiKey ? sealKey(keyring, id, apiKey) : null
  const changed = await updateModel(db, organizationId, id, {
    url: url ?? row.url,
    max_tokens: maxTokens ?? row.max_tokens,
    sealed_key: apiKey === undefined ? storedKey : newKey,
    updated_at: work.now,
  })
  return presentModel(changed)
}

export async function removeModel(work: Work, id: string): Promise<void> {
  const { db, organizationId } = work
  const row = requireFound(await lockModel(db, organizationId, id))
  const user = await findBaseUsingModel(db, organizationId, row.name)
  if (user !== undefined) {
    throw new ApiError(
      'invalid_transition',
      `The base "${user}" uses this model. Re-index it with another one, or delete it first.`,
    )
  }
  await deleteModel(db, row)
}
