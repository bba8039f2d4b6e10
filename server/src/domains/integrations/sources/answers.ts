import type { Json } from '../../../platform/db/tables.generated.ts'
import type { OutboundResponse } from '../../../platform/net/index.ts'
import { isTooDeep, maxDepth } from '../../../platform/operations/storable.ts'
import { ConnectionFault } from '../connections/client.ts'
import { maxPages, SourceFault } from '../syncs/source.ts'

const maxWordsLength = 300

/** Returns the error for a response that the source cannot use. */
export function refusalOf(name: string, { status, body }: OutboundResponse): Error {
  const words = wordsOf(body)
  const message = `${name} answered ${status}${words ? `: ${words}` : '.'}`
  if (status >= 500) return new ConnectionFault('retry', message, { status })
  if (status === 401 || status === 403) return new ConnectionFault('refused', message, { status })
  if (status >= 300 && status < 400) {
    return new SourceFault(
      `${name} redirects to another address. Enter that address in the connection.`,
    )
  }
  return new SourceFault(message)
}

/** Returns the message of a JSON error in the usual forms; nothing from an HTML page. */
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

/** Parses a JSON object. @throws SourceFault */
export function jsonOf(name: string, { body }: OutboundResponse): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(body.toString())
  } catch {
    // JSON.parse throws a SyntaxError: the text is not an object.
  }
  if (isTooDeep(value)) {
    throw new SourceFault(`${name} answered with JSON nested deeper than ${maxDepth} levels.`)
  }
  if (isObject(value)) return value
  throw new SourceFault(`${name} did not answer with a JSON object.`)
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the objects of a list; an absent list is empty. */
export const objectsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : []

/** Returns a text that is not empty; null for anything else. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** @throws SourceFault if the URL has another origin, because credentials belong to one origin */
export function withinOrigin(name: string, address: string, base: string): URL {
  const url = URL.parse(address, base)
  if (!url) throw new SourceFault(`${name} returned an invalid URL: ${address.slice(0, 200)}`)
  const { origin } = new URL(base)
  if (url.origin !== origin) {
    throw new SourceFault(
      `${name} returned a URL at ${url.origin}, but the credentials are only for ${origin}. If that is the service’s address, connect to it.`,
    )
  }
  return url
}

/** @throws SourceFault on page 10,001, or if the source leads back to the same place */
export function requireProgress(
  name: string,
  pages: number,
  now: string,
  next: string | null,
): void {
  if (next === null) return
  if (next === now) throw new SourceFault(`${name} leads from a page back to the same page.`)
  if (pages >= maxPages) {
    throw new SourceFault(`${name} has more than ${maxPages} pages, or its pages form a loop.`)
  }
}

type Settings = Readonly<Record<string, Json>>

/** Returns a text from the settings of the sync or connection; null if it is not set. */
export const textSetting = (settings: Settings, name: string): string | null => {
  const value = settings[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** Returns a list of texts; null if it is not set. */
export const textsSetting = (settings: Settings, name: string): string[] | null => {
  const value = settings[name]
  if (!Array.isArray(value)) return null
  const texts = value.filter((one) => typeof one === 'string' && one !== '') as string[]
  return texts.length > 0 ? texts : null
}
