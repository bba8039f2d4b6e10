import { SignatureRefused } from './refusal.ts'

/** A request as received, before it is verified. */
export interface InboundRequest {
  method: string
  /** Whole URL, from the scheme to the end of the query. */
  url: string
  headers: readonly (readonly [string, string])[]
  body: Uint8Array
}

const text = new TextDecoder('utf-8')

/** Accessors of a request. Use `json` and `fields` only after it is verified. */
export class Received {
  readonly method: string
  readonly url: string
  readonly body: Buffer
  /** Headers with names in lower case. */
  readonly #headers: InboundRequest['headers']
  #json: { value: unknown } | undefined

  constructor({ method, url, headers, body }: InboundRequest) {
    this.method = method
    this.url = url
    this.body = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
    this.#headers = headers.map(([name, value]) => [name.toLowerCase(), value])
  }

  /** Returns a header; null if it is missing or empty. */
  header(name: string): string | null {
    const wanted = name.toLowerCase()
    return this.#headers.find(([one]) => one === wanted)?.[1] || null
  }

  require(name: string): string {
    const value = this.header(name)
    if (value === null) throw new SignatureRefused('missing_header')
    return value
  }

  countOf(name: string): number {
    const wanted = name.toLowerCase()
    return this.#headers.filter(([one]) => one === wanted).length
  }

  /** Returns the query as received, without its question mark. */
  get query(): string {
    return queryOf(this.url)
  }

  get isForm(): boolean {
    const type = this.header('content-type') ?? ''
    return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)
  }

  /** Returns the body as JSON; undefined if it is not JSON. A leading byte order mark is allowed. */
  json(): unknown {
    this.#json ??= { value: readJson(text.decode(this.body)) }
    return this.#json.value
  }

  /** Returns the text at a key of a body that is an object; null if there is none. */
  textAt(key: string): string | null {
    return textIn(this.json(), key)
  }
}

export function readJson(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    // JSON.parse throws a SyntaxError: the text is not JSON.
    return undefined
  }
}

export function textIn(value: unknown, key: string): string | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return null
  const found = (value as Record<string, unknown>)[key]
  return typeof found === 'string' && found !== '' ? found : null
}

export function queryOf(url: string): string {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start + 1)
}
