import { hashSecret } from '../../../platform/crypto/hash.ts'
import { invalidField, requireFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Principal } from '../../../platform/operations/principal.ts'
import type { Work } from '../../../platform/work.ts'
import { authorColumns } from '../../people/index.ts'
import type { PresetName } from './presets/table.ts'
import { type Presenting, presentHook } from './representation.ts'
import type {
  Hook,
  HookChanges,
  HookSecretRotation,
  HookSettings,
  HookWithSecret,
  NewHook,
} from './schema.ts'
import { newSecretFor, newToken, openFor, sealFor } from './secrets.ts'
import { isWrittenIn, requireSecret, requireSettings } from './settings.ts'
import {
  deleteHook,
  type HookRow,
  insertHook,
  lockHook,
  replaceAddress,
  retireAddress,
  updateHook,
} from './store.ts'

const needs = ['integrations:write']

export async function createHook(
  work: Work,
  presenting: Presenting,
  { preset, name = preset, config: settings = {}, enabled = true, secret: given }: NewHook,
  principal: Principal,
): Promise<HookWithSecret> {
  const { verifyToken, ...config } = settings
  requireSettings(preset, settings, verifyToken !== undefined)
  if (given !== undefined) requireSecret(preset, given, config)
  const id = newId()
  const secret = given ?? newSecretFor(preset)
  const { keyring } = presenting
  const row = {
    organization_id: work.organizationId,
    id,
    name,
    preset,
    config,
    enabled,
    ...authorColumns(principal, needs),
    ...addressColumns(presenting, id),
    secret: secret === null ? null : sealFor(keyring, id, 'secret', secret),
    previous_secret: null,
    previous_secret_until: null,
    verify_token: sealVerifyToken(presenting, id, verifyToken),
    rejection_told_at: null,
    created_at: work.now,
    updated_at: work.now,
  }
  insertHook(work, row)
  return { ...presentHook(presenting, work.now)({ ...row, last_event_at: null }), secret }
}

function addressColumns({ keyring }: Presenting, id: string) {
  const token = newToken()
  return {
    token: sealFor(keyring, id, 'token', token),
    token_hash: hashSecret(token),
    token_last_four: token.slice(-4),
  }
}

const sealVerifyToken = (
  { keyring }: Presenting,
  id: string,
  token: string | undefined,
): Buffer | null => (token === undefined ? null : sealFor(keyring, id, 'verifyToken', token))

export async function changeHook(
  work: Work,
  presenting: Presenting,
  id: string,
  { name, config: settings, enabled }: HookChanges,
  principal: Principal,
): Promise<Hook> {
  const row = await requireHook(work, id)
  const { stopped_reason, ...author } = authorColumns(principal, needs)
  const change = {
    ...author,
    ...(enabled && { stopped_reason }),
    ...(name !== undefined && { name }),
    ...(enabled !== undefined && { enabled }),
    ...(settings && configColumns(presenting, row, settings, work.now)),
    updated_at: work.now,
  }
  updateHook(work, work.organizationId, id, change)
  return presentHook(presenting, work.now)({ ...row, ...change })
}

/** Makes the principal the author, and enables the hook if it was stopped. */
export async function takeOverHook(
  work: Work,
  presenting: Presenting,
  id: string,
  principal: Principal,
): Promise<Hook> {
  const row = await requireHook(work, id)
  const change = {
    ...authorColumns(principal, needs),
    enabled: row.enabled || row.stopped_reason !== null,
    updated_at: work.now,
  }
  updateHook(work, work.organizationId, id, change)
  return presentHook(presenting, work.now)({ ...row, ...change })
}

/** Holds the events of a hook from now on, because its author lost the permissions it needs. */
export function stopHook(work: Work, { id }: Pick<HookRow, 'id'>, stopped_reason: string): void {
  const change = { enabled: false, stopped_reason, updated_at: work.now }
  updateHook(work, work.organizationId, id, change)
}

function configColumns(presenting: Presenting, row: HookRow, settings: HookSettings, now: Date) {
  const { verifyToken, ...config } = settings
  const preset = row.preset as PresetName
  const seal = sealVerifyToken(presenting, row.id, verifyToken)
  requireSettings(preset, settings, seal !== null || row.verify_token !== null)
  requireReadableSecrets(presenting, row, config, now)
  return { config, ...(seal && { verify_token: seal }) }
}

/** Checks that the current secrets are valid in the encoding of the settings. */
function requireReadableSecrets(
  { keyring }: Presenting,
  { id, preset, secret, previous_secret: previous, previous_secret_until: until }: HookRow,
  { secretEncoding = 'utf8' }: HookSettings,
  now: Date,
): void {
  if (preset !== 'hmac') return
  const secrets = [
    ...(secret ? [openFor(keyring, id, 'secret', secret)] : []),
    ...(previous && until && until > now ? [openFor(keyring, id, 'previousSecret', previous)] : []),
  ]
  if (secrets.every((one) => isWrittenIn(secretEncoding, one))) return
  throw invalidField(
    'config.secretEncoding',
    `config.secretEncoding is ${secretEncoding}, but the current secret has another encoding. Rotate the secret, or create another hook.`,
  )
}

/** Deletes a hook and its secrets immediately. Received events are kept for their time, and the URL answers 410. */
export async function removeHook(work: Work, id: string): Promise<void> {
  const row = requireFound(await deleteHook(work.db, work.organizationId, id))
  retireAddress(work, work.organizationId, row.token_hash, work.now)
}

/** Rotates the secret. Only one old secret stays valid: a second rotation in the overlap ends the older one. */
export async function rotateSecret(
  work: Work,
  presenting: Presenting,
  id: string,
  { secret: given, overlapHours = 24 }: HookSecretRotation,
): Promise<HookWithSecret> {
  const { keyring } = presenting
  const row = await requireHook(work, id)
  const preset = row.preset as PresetName
  const secret = given ?? newSecretFor(preset)
  if (preset === 'none') requireSecret(preset, given ?? '', row.config)
  if (secret === null) {
    throw invalidField('secret', 'secret is required, because the sender issues it.')
  }
  requireSecret(preset, secret, row.config)
  const former = overlapHours > 0 ? row.secret : null
  const change = {
    secret: sealFor(keyring, id, 'secret', secret),
    previous_secret:
      former && sealFor(keyring, id, 'previousSecret', openFor(keyring, id, 'secret', former)),
    previous_secret_until: former && new Date(work.now.getTime() + overlapHours * 3_600_000),
    updated_at: work.now,
  }
  updateHook(work, work.organizationId, id, change)
  return { ...presentHook(presenting, work.now)({ ...row, ...change }), secret }
}

/** Replaces a URL that others have learned. The old one answers 410 from now on. */
export async function rotateAddress(work: Work, presenting: Presenting, id: string): Promise<Hook> {
  const row = await requireHook(work, id)
  const change = { ...addressColumns(presenting, id), updated_at: work.now }
  const after = { ...row, ...change }
  updateHook(work, work.organizationId, id, change)
  replaceAddress(work, after, row.token_hash, work.now)
  return presentHook(presenting, work.now)(after)
}

export async function requireHook(work: Work, id: string): Promise<HookRow> {
  return requireFound(await lockHook(work.db, work.organizationId, id))
}
