import { escapeHtml } from '../plain-characters.ts'

/** Replacement for a secret. */
export const hiddenMark = '(hidden)'

/** Shortest secret to hide, in characters. A shorter one is a word that a response can contain for other reasons. */
const leastLength = 4
/** Shortest start of a secret to hide, where a response was cut off. */
const leastBeginning = 8

/**
 * Removes Capstan's secrets from the response of a server. Servers repeat what they received, unchanged, in JSON, in a
 * URL, in HTML, in hex, or within base64 text.
 */
export class EchoFilter {
  /** Forms of the secrets, longest first, each in Latin-1: one character per byte. */
  readonly #forms: readonly string[]

  constructor(secrets: readonly (string | undefined)[], least = leastLength) {
    const long = secrets.filter((one) => one !== undefined && one.length >= least)
    const forms = new Set(long.flatMap((one) => formsOf(one ?? '')))
    this.#forms = [...forms].sort((a, b) => b.length - a.length)
  }

  /** Length of the longest form, in bytes. */
  get reach(): number {
    return this.#forms[0]?.length ?? 0
  }

  hide(text: string): string {
    return this.reach === 0 ? text : this.hideIn(Buffer.from(text)).toString()
  }

  /** Also hides a form that is cut off at the end. */
  hideCut(text: string): string {
    const shown = this.hide(text)
    for (const form of this.#forms) {
      for (let length = form.length - 1; length >= leastBeginning; length--) {
        const beginning = Buffer.from(form.slice(0, length), 'latin1').toString()
        if (shown.endsWith(beginning)) return `${shown.slice(0, -beginning.length)}${hiddenMark}`
      }
    }
    return shown
  }

  /** Hides secrets in bytes. Returns the same bytes if there is nothing to hide. */
  hideIn(bytes: Buffer): Buffer {
    const found = this.#forms.filter((form) => bytes.includes(form, 0, 'latin1'))
    if (found.length === 0) return bytes
    let text = bytes.toString('latin1')
    for (const form of found) text = text.replaceAll(form, hiddenMark)
    return Buffer.from(text, 'latin1')
  }
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const inUrl = encodeURIComponent(secret.toWellFormed())
  const plain = [
    secret,
    JSON.stringify(secret).slice(1, -1),
    JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/'),
    inUrl,
    inUrl.replaceAll('%20', '+'),
    inUrl.replace(/%[0-9A-F]{2}/g, (one) => one.toLowerCase()),
    escapeHtml(secret),
  ]
  const encoded = [0, 1, 2]
    .map((offset) => inBase64(bytes, offset))
    .filter((one) => one.length >= 8)
  return [
    ...plain.map((one) => Buffer.from(one).toString('latin1')),
    ...encoded,
    ...encoded.map((one) => one.replaceAll('+', '-').replaceAll('/', '_')),
    ...(bytes.length >= leastBeginning ? [bytes.toString('hex')] : []),
  ].filter((one) => one.length >= leastLength)
}

/** Returns the base64 characters that depend only on these bytes, with `offset` bytes before them. */
function inBase64(bytes: Buffer, offset: number): string {
  const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
  const end = Math.floor(((offset + bytes.length) * 8) / 6)
  return text.slice(Math.ceil((offset * 8) / 6), end)
}

/** Returns the secrets in header values: the whole value, the part after a scheme, and user and password of `Basic`. */
export function secretsInHeaders(headers: Readonly<Record<string, string>>): string[] {
  return Object.values(headers).flatMap((value) => {
    const [, scheme, token = ''] = /^([A-Za-z]+) +(\S+)$/.exec(value) ?? []
    if (scheme?.toLowerCase() !== 'basic') return token ? [value, token] : [value]
    const pair = Buffer.from(token, 'base64').toString()
    return [value, token, pair, pair.slice(pair.indexOf(':') + 1)]
  })
}
