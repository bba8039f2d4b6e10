import { escapeHtml } from '../plain-characters.ts'

/** What stands in the place of a secret. */
export const hiddenMark = '(hidden)'

/** A shorter secret is a word that an answer may hold for other reasons. */
const leastLength = 4
/** Of a secret of which an answer has only the beginning, because it was cut off there. */
const leastBeginning = 8

/**
 * Takes secrets of ours out of what a server answers. Servers repeat what they were sent as it was, in JSON, in an
 * address, in HTML, in hex, or within a text that is written in base64.
 */
export class EchoFilter {
  /** The longest first, each in Latin-1: one character a byte. */
  readonly #forms: readonly string[]

  constructor(secrets: readonly (string | undefined)[], least = leastLength) {
    const long = secrets.filter((one) => one !== undefined && one.length >= least)
    const forms = new Set(long.flatMap((one) => formsOf(one ?? '')))
    this.#forms = [...forms].sort((a, b) => b.length - a.length)
  }

  /** The bytes that a form may take. */
  get reach(): number {
    return this.#forms[0]?.length ?? 0
  }

  hide(text: string): string {
    return this.reach === 0 ? text : this.hideIn(Buffer.from(text)).toString()
  }

  /** Hides a form that the end has cut off, too. */
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

  /** Returns the same bytes if there is nothing to hide. */
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

/** The characters that depend on these bytes alone, if so many others stand before them. */
function inBase64(bytes: Buffer, offset: number): string {
  const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
  const end = Math.floor(((offset + bytes.length) * 8) / 6)
  return text.slice(Math.ceil((offset * 8) / 6), end)
}

/** Returns what values of headers prove: the whole, what follows a scheme, and user and password of `Basic`. */
export function secretsInHeaders(headers: Readonly<Record<string, string>>): string[] {
  return Object.values(headers).flatMap((value) => {
    const [, scheme, token = ''] = /^([A-Za-z]+) +(\S+)$/.exec(value) ?? []
    if (scheme?.toLowerCase() !== 'basic') return token ? [value, token] : [value]
    const pair = Buffer.from(token, 'base64').toString()
    return [value, token, pair, pair.slice(pair.indexOf(':') + 1)]
  })
}
