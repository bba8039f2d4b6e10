import { isIP } from 'node:net'
import { ApiError, invalidField } from '../../../platform/errors.ts'
import { readFilter } from '../../../platform/expressions/filter.ts'
import { requireText } from '../../../platform/expressions/text.ts'
import { OutboundError } from '../../../platform/net/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireKnown } from '../../webhooks/index.ts'
import type { DestinationType } from './schema.ts'
import type { DestinationSettings } from './settings-schema.ts'

type Field = keyof DestinationSettings

/** Settings of a destination, including its secrets. */
export interface Wanted {
  type: DestinationType
  events: readonly string[]
  filter: string | null
  connectionId: string | null
  settings: DestinationSettings
  template: string | null
}

const ofMailServer: readonly Field[] = ['host', 'port', 'security', 'username', 'password']
const ofKey: readonly Field[] = ['accessKeyId', 'secretAccessKey']

const fieldsOf: Record<DestinationType, readonly Field[]> = {
  slack: ['address', 'channel'],
  teams: ['address'],
  discord: ['address'],
  email: ['to', 'subject', 'digestMinutes', 'from', ...ofMailServer],
  s3: ['bucket', 'region', 'endpoint', 'prefix', ...ofKey],
  nats: ['server', 'subject', 'username', 'password', 'token'],
}

/** Fields that a connection provides. Without a connection, the settings must have them. */
const byConnection: Partial<Record<DestinationType, readonly Field[]>> = {
  slack: ['address'],
  email: [...ofMailServer, 'from'],
  s3: [...ofKey, 'endpoint', 'region', 'bucket'],
}

const withTemplate: ReadonlySet<DestinationType> = new Set(['slack', 'teams', 'discord', 'email'])

/** Refuses settings that the type does not have, that are missing, or that can never work. */
export function requireSettings(
  { type, events, filter, connectionId, settings, template }: Wanted,
  types: readonly string[],
): void {
  requireKnown(events, types)
  if (filter !== null) readFilter(filter)
  for (const field of Object.keys(settings) as Field[]) {
    if (fieldsOf[type].includes(field)) continue
    throw invalidField(`config.${field}`, `config.${field} is not a setting of the type ${type}.`)
  }
  requireWay(type, connectionId, settings)
  requireFields(type, settings, neededOf(type, connectionId, settings))
  if (template !== null) {
    if (!withTemplate.has(type)) {
      throw invalidField(
        'template',
        `template cannot be set for the type ${type}, which gets the whole event.`,
      )
    }
    requireText(template, 'template')
  }
  if (type === 'email' && settings.subject !== undefined) {
    requireText(settings.subject, 'config.subject')
  }
  if (type === 'nats' && !/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/.test(settings.subject ?? '')) {
    throw invalidField(
      'config.subject',
      'config.subject must be words separated by dots, such as capstan.',
    )
  }
}

function requireWay(
  type: DestinationType,
  connectionId: string | null,
  settings: DestinationSettings,
): void {
  if (connectionId === null) {
    if (type === 'slack' && settings.channel !== undefined) {
      throw invalidField(
        'config.channel',
        'config.channel needs a connection. A webhook URL has its own channel.',
      )
    }
    return
  }
  const replaced = byConnection[type]
  if (!replaced)
    throw invalidField('connectionId', `connectionId cannot be set for the type ${type}.`)
  for (const field of replaced) {
    if (settings[field] === undefined) continue
    throw invalidField(
      `config.${field}`,
      `config.${field} cannot be set with connectionId, because the connection has its own.`,
    )
  }
}

function neededOf(
  type: DestinationType,
  connectionId: string | null,
  { host, username }: DestinationSettings,
): readonly Field[] {
  const isConnected = connectionId !== null
  if (type === 'slack') return isConnected ? ['channel'] : ['address']
  if (type === 'teams' || type === 'discord') return ['address']
  if (type === 's3') return isConnected ? [] : ['bucket', ...ofKey]
  if (type === 'nats') return ['server', 'subject', ...(username ? (['password'] as const) : [])]
  if (!isConnected && host !== undefined) {
    return ['to', 'from', ...(username ? (['password'] as const) : [])]
  }
  return ['to']
}

function requireFields(
  type: DestinationType,
  settings: DestinationSettings,
  needed: readonly Field[],
): void {
  for (const field of needed) {
    if (settings[field] === undefined) {
      throw invalidField(`config.${field}`, `config.${field} is required for the type ${type}.`)
    }
  }
  if (type === 'email' && settings.host === undefined) {
    const lonely = (['port', 'security', 'username', 'password'] as const).find(
      (field) => settings[field] !== undefined,
    )
    if (lonely) throw invalidField(`config.${lonely}`, `config.${lonely} needs config.host.`)
  }
}

/**
 * Refuses a path or a port in the host. They would be ignored, and the mails would go to another server than it says.
 */
function requireHost(host: string | undefined): void {
  if (host === undefined || isIP(host) === 6 || /^[^\s/\\?#@:[\]]+$/.test(host)) return
  throw invalidField('config.host', 'config.host must be only the host name of a mail server.')
}

const sendsTo: readonly Field[] = ['host', 'port', 'security', 'server', 'endpoint']

/** Returns true if the server changes. Secrets belong to a server, so another one must not get them. */
export const isElsewhere = (before: DestinationSettings, after: DestinationSettings): boolean =>
  sendsTo.some((field) => before[field] !== after[field])

/**
 * Checks the addresses to connect to. A name that does not resolve yet is accepted, as for webhooks: each attempt
 * resolves it again.
 *
 * @throws ApiError 422 `target_not_allowed`, or `validation_error` if the text is not a valid URL
 */
export async function requireReachable(
  { outbound, config }: Pick<Platform, 'outbound' | 'config'>,
  { address, endpoint, server, host, security }: DestinationSettings,
): Promise<void> {
  requireHost(host)
  const { allowHttpWebhooks } = config.outbound
  const schemes = allowHttpWebhooks ? (['https', 'http'] as const) : (['https'] as const)
  if (security === 'none' && !allowHttpWebhooks) {
    throw invalidField('config.security', 'config.security must be tls or starttls on this server.')
  }
  const asWeb = server?.replace(/^ws(s?):/i, 'http$1:')
  if (server !== undefined && !/^wss?:/i.test(server)) {
    throw invalidField(
      'config.server',
      'config.server must be a URL such as wss://nats.example.com.',
    )
  }
  const targets = [
    ['config.address', address],
    ['config.endpoint', endpoint],
    ['config.server', asWeb],
    [
      'config.host',
      host === undefined ? undefined : `https://${host.includes(':') ? `[${host}]` : host}/`,
    ],
  ] as const
  for (const [field, target] of targets) {
    if (target === undefined) continue
    if (!URL.canParse(target)) {
      throw invalidField(field, `${field} must be a URL such as https://example.com.`)
    }
    try {
      await outbound.checkReachable(target, schemes)
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      if (error.code === 'dns_failed') continue
      throw new ApiError('target_not_allowed', error.message, { field })
    }
  }
}
