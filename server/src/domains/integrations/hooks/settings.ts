import { invalidField } from '../../../platform/errors.ts'
import { ExpressionFault } from '../../../platform/expressions/environment.ts'
import { evaluate, requireExpression } from '../../../platform/expressions/mapping.ts'
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

/** @throws ApiError 422 for one that cannot be read */
const requireIdExpression = (expression: string): void =>
  requireExpression(expression, 'config.idExpression')

/** Refuses settings that the preset does not have, lacks, or that would verify what they should not. */
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
        `config.${field} is no setting of the preset ${preset}.`,
      )
    }
  }
  const { username, publicUrl, idExpression } = settings
  if (preset === 'basic' && username === undefined) {
    throw invalidField('config.username', 'config.username is needed: the sender logs in with it.')
  }
  if (username?.includes(':')) {
    throw invalidField(
      'config.username',
      'config.username must have no colon: the password follows one.',
    )
  }
  if (preset === 'meta' && !hasVerifyToken) {
    throw invalidField(
      'config.verifyToken',
      'config.verifyToken is needed: the challenge names it.',
    )
  }
  if (publicUrl !== undefined && !/^https?:\/\/[^/?#]+[^#]*$/.test(publicUrl)) {
    throw invalidField('config.publicUrl', 'config.publicUrl must be an http or https address.')
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

/** The id that an expression gives an event; null where it gives none, so that the event is taken as a new one. */
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
      `config.template must name {timestamp}, {id}, {method}, {url} and {body} only, not {${unknown}}.`,
    )
  }
  if (!names.includes('body')) throw invalidField(at, 'config.template must hold {body}.')
  if (new Set(names).size < names.length)
    throw invalidField(at, 'config.template must name each once.')
  if (/\{id\}\{|\}\{id\}/.test(template)) {
    throw invalidField(
      at,
      'config.template must have text between {id} and what is beside it, such as a point.',
    )
  }
  if (names.includes('timestamp') && timestampHeader === undefined) {
    throw invalidField(
      'config.timestampHeader',
      'config.timestampHeader is needed for {timestamp}.',
    )
  }
  if (names.includes('id') && idHeader === undefined) {
    throw invalidField('config.idHeader', 'config.idHeader is needed for {id}.')
  }
  if (
    timestampHeader === undefined &&
    (timestampUnit !== undefined || toleranceSeconds !== undefined)
  ) {
    throw invalidField(
      'config.timestampHeader',
      'config.timestampHeader is needed where the time is checked.',
    )
  }
}

/** Refuses a secret that could never verify, or that is no key as it is written. */
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
    throw invalidField(at, `secret must be written in ${secretEncoding}.`)
  }
  if (preset === 'none') throw invalidField(at, 'secret is nothing that the preset none looks at.')
}

/** What is no hex would be cut where it ends to be: a key of no bytes, with which everyone can sign. */
export const isWrittenIn = (encoding: 'utf8' | 'base64' | 'hex', secret: string): boolean =>
  encoding === 'utf8' ||
  (encoding === 'hex' ? /^(?:[0-9a-fA-F]{2})+$/.test(secret) : isBase64(secret))

/** Of one byte at least: a single character of base64 holds none. */
const isBase64 = (text: string): boolean => /^[A-Za-z0-9+/]{2,}={0,2}$/.test(text)
