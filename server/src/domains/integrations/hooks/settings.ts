import { invalidField } from '../../../platform/errors.ts'
import { ExpressionFault } from '../../../platform/expressions/environment.ts'
import { evaluate, requireExpression } from '../../../platform/expressions/evaluate.ts'
import { fieldsIn, parseBody, withoutSignatures } from './captured.ts'
import type { PresetConfig } from './presets/preset.ts'
import type { PresetName } from './presets/table.ts'
import type { HookSettings } from './schema.ts'

type Field = keyof HookSettings

const ofHmac: readonly Field[] = [
  'publicUrl',
  'header',
  'prefix',
  'algorithm',
  'encoding',
  'secretEncoding',
  'template',
  'timestampHeader',
  'timestampUnit',
  'toleranceSeconds',
  'idHeader',
  'idExpression',
]

const fieldsOf: Partial<Record<PresetName, readonly Field[]>> = {
  twilio: ['publicUrl'],
  hubspot_v3: ['publicUrl'],
  meta: ['verifyToken'],
  hmac: ofHmac,
  basic: ['username', 'header', 'idExpression'],
  bearer: ['header', 'idExpression'],
  none: ['idExpression'],
}

/** @throws ApiError 422 if the expression is invalid */
const requireIdExpression = (expression: string): void =>
  requireExpression(expression, 'config.idExpression')

/** Refuses settings that the preset does not have, that are missing, or that would accept unverified requests. */
export function requireSettings(
  preset: PresetName,
  settings: HookSettings,
  hasVerifyToken: boolean,
): void {
  const known = fieldsOf[preset] ?? []
  for (const field of Object.keys(settings) as Field[]) {
    if (!known.includes(field)) {
      throw invalidField(
        `config.${field}`,
        `config.${field} is not a setting of the preset ${preset}.`,
      )
    }
  }
  const { username, publicUrl, idExpression } = settings
  if (preset === 'basic' && username === undefined) {
    throw invalidField(
      'config.username',
      'config.username is required, because the sender logs in with it.',
    )
  }
  if (username?.includes(':')) {
    throw invalidField(
      'config.username',
      'config.username must not contain a colon, because the password follows one.',
    )
  }
  if (preset === 'meta' && !hasVerifyToken) {
    throw invalidField(
      'config.verifyToken',
      'config.verifyToken is required, because the challenge contains it.',
    )
  }
  if (publicUrl !== undefined && !/^https?:\/\/[^/?#]+[^#]*$/.test(publicUrl)) {
    throw invalidField('config.publicUrl', 'config.publicUrl must be an http or https URL.')
  }
  if (idExpression !== undefined) requireIdExpression(idExpression)
  if (preset === 'hmac') requireTemplate(settings)
}

interface Identifiable {
  body: Buffer
  contentType: string | null
  headers: Readonly<Record<string, string>>
  query: string
}

/** Returns the id that the expression gives an event; null if it gives none, so that the event counts as new. */
export function idBy(
  { idExpression: expression, header }: PresetConfig,
  { body, contentType, headers, query }: Identifiable,
): string | null {
  if (expression === undefined) return null
  try {
    const id = evaluate(expression, {
      body: parseBody(body, contentType),
      text: body.toString('utf8'),
      headers: withoutSignatures(headers, header),
      query: fieldsIn(query),
    })
    return typeof id === 'string' || typeof id === 'number' ? String(id) || null : null
  } catch (error) {
    if (error instanceof ExpressionFault) return null
    throw error
  }
}

function requireTemplate({
  template = '{body}',
  timestampHeader,
  timestampUnit,
  toleranceSeconds,
  idHeader,
}: HookSettings): void {
  const at = 'config.template'
  const names = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '')
  const unknown = names.find((name) => !/^(?:timestamp|id|method|url|body)$/.test(name))
  if (unknown !== undefined) {
    throw invalidField(
      at,
      `config.template can contain only {timestamp}, {id}, {method}, {url} and {body}, not {${unknown}}.`,
    )
  }
  if (!names.includes('body')) throw invalidField(at, 'config.template must contain {body}.')
  if (new Set(names).size < names.length)
    throw invalidField(at, 'config.template must not repeat a placeholder.')
  if (/\{id\}\{|\}\{id\}/.test(template)) {
    throw invalidField(
      at,
      'config.template must have text, such as a dot, between {id} and its neighbors.',
    )
  }
  if (names.includes('timestamp') && timestampHeader === undefined) {
    throw invalidField(
      'config.timestampHeader',
      'config.timestampHeader is required for {timestamp}.',
    )
  }
  if (names.includes('id') && idHeader === undefined) {
    throw invalidField('config.idHeader', 'config.idHeader is required for {id}.')
  }
  if (
    timestampHeader === undefined &&
    (timestampUnit !== undefined || toleranceSeconds !== undefined)
  ) {
    throw invalidField(
      'config.timestampHeader',
      'config.timestampHeader is required to check the time.',
    )
  }
}

/** Refuses a secret that can never verify, or that is not a valid key. */
export function requireSecret(
  preset: PresetName,
  secret: string,
  { secretEncoding = 'utf8' }: HookSettings,
): void {
  const at = 'secret'
  if (preset === 'standard_webhooks') {
    const isPublic = secret.startsWith('whpk_')
    const text = secret.replace(/^wh(?:sec|pk)_/, '')
    const bytes = Buffer.from(text, 'base64').length
    if (!isBase64(text) || (isPublic && bytes !== 32)) {
      throw invalidField(
        at,
        'secret must be whsec_ or whpk_ and the key in base64, as the sender shows it.',
      )
    }
  }
  if (preset === 'hmac' && !isWrittenIn(secretEncoding, secret)) {
    throw invalidField(at, `secret must be encoded in ${secretEncoding}.`)
  }
  if (preset === 'none') throw invalidField(at, 'secret cannot be set for the preset none.')
}

/**
 * Returns true if a secret has the encoding. Invalid hex would be cut to a key of no bytes, with which everyone can
 * sign.
 */
export const isWrittenIn = (encoding: 'utf8' | 'base64' | 'hex', secret: string): boolean =>
  encoding === 'utf8' ||
  (encoding === 'hex' ? /^(?:[0-9a-fA-F]{2})+$/.test(secret) : isBase64(secret))

/** Returns true for base64 of at least one byte: a single character encodes none. */
const isBase64 = (text: string): boolean => /^[A-Za-z0-9+/]{2,}={0,2}$/.test(text)
