import type { PresetConfig } from './presets/preset.ts'
import type { InboundRequest } from './presets/received.ts'
import { type PresetName, presets } from './presets/table.ts'

const credentials = new Set(['authorization', 'proxy-authorization', 'cookie', 'x-api-key'])

/** Headers without what logs somebody in, by name in lower case; U+0000 fits into no column. */
export function safeHeaders(
  headers: InboundRequest['headers'],
  preset: PresetName,
  config: PresetConfig,
): Record<string, string> {
  const isOwn = preset === 'basic' || preset === 'bearer'
  const hidden = isOwn
    ? new Set([...credentials, ...presets[preset].singleHeaders(config)])
    : credentials
  const safe: Record<string, string> = {}
  for (const [given, value] of headers) {
    const name = given.toLowerCase()
    if (hidden.has(name)) continue
    const before = Object.hasOwn(safe, name) ? `${safe[name]}, ` : ''
    safe[name] = storable(before + value)
  }
  return safe
}

/** What mappings see: neither credentials nor signatures, those of a header of the owner's choice included. */
export function withoutSignatures(
  headers: Readonly<Record<string, string>>,
  ownHeader: string | null | undefined,
): Record<string, string> {
  const own = ownHeader?.toLowerCase()
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== own && !/signature|hmac/.test(name)),
  )
}

export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

export const shortened = (text: string | null, max: number): string | null =>
  text === null ? null : storable(text).slice(0, max)
