import type { Json } from '../../../platform/db/tables.generated.ts'
import type { OutboundResponse } from '../../../platform/net/index.ts'
import { isTooDeep, maxDepth } from '../../../platform/operations/storable.ts'
import { ConnectionFault } from '../connections/client.ts'
import { maxPages, SourceFault } from '../syncs/source.ts'

const maxWordsLength = 300

/** Why an answer is none that the source can go on with, as what the engine knows. */
export function refusalOf(name: string, { status, body }: OutboundResponse): Error {
  const words = wordsOf(body)
  const message = `${name} answered ${status}${words ? `: ${words}` : '.'}`
  if (status >= 500) return new ConnectionFault('retry', message, { status })
  if (status === 401 || status === 403) return new ConnectionFault('refused', message, { status })
  if (status >= 300 && status < 400) {
    return new SourceFault(`${name} redirects to another address. Give that one to the connection.`)
  }
  return new SourceFault(message)
}

/** The message of an error in JSON as most services write it; nothing of a page for people. */
function wordsOf(body: Buffer): string {
  try {
    const answer = JSON.parse(body.toString()) as { error?: unknown; message?: unknown } | null
    const error = answer?.error
    const nested =
      typeof error === 'object' && error !== null && 'message' in error && error.message
    const words = [nested, answer?.message, error].find((one) => typeof one === 'string') ?? ''
    return String(words).slice(0, maxWordsLength)
  } catch {
    return ''
  }
}

/** An object in JSON. @throws SourceFault */
export function jsonOf(name: string, { body }: OutboundResponse): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(body.toString())
  } catch {
    // A SyntaxError: as a text that is no object.
  }
  if (isTooDeep(value)) {
    throw new SourceFault(`${name} answered with JSON nested deeper than ${maxDepth} levels.`)
  }
  if (isObject(value)) return value
  throw new SourceFault(`${name} did not answer with a JSON object.`)
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects of a list; a missing list is empty. */
export const objectsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : []

/** A text that is not empty; null for anything else. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** @throws SourceFault for an address of another origin: the credentials are for this one alone */
export function withinOrigin(name: string, address: string, base: string): URL {
  const url = URL.parse(address, base)
  if (!url) throw new SourceFault(`${name} named an address that is none: ${address.slice(0, 200)}`)
  const { origin } = new URL(base)
  if (url.origin !== origin) {
    throw new SourceFault(
      `${name} named an address at ${url.origin}, and the credentials are for ${origin} alone. If that is its address, connect to it.`,
    )
  }
  return url
}

/** @throws SourceFault on page 10,001, or when the source leads to where it was */
export function requireProgress(
  name: string,
  pages: number,
  now: string,
  next: string | null,
): void {
  if (next === null) return
  if (next === now) throw new SourceFault(`${name} leads from a page to the same page.`)
  if (pages >= maxPages) {
    throw new SourceFault(`${name} has more than ${maxPages} pages, or leads round in a circle.`)
  }
}

type Settings = Readonly<Record<string, Json>>

/** A text of the sync's or connection's settings; null where none is set. */
export const textSetting = (settings: Settings, name: string): string | null => {
  const value = settings[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** A list of texts; null where none is set. */
export const textsSetting = (settings: Settings, name: string): string[] | null => {
  const value = settings[name]
  if (!Array.isArray(value)) return null
  const texts = value.filter((one) => typeof one === 'string' && one !== '') as string[]
  return texts.length > 0 ? texts : null
}
