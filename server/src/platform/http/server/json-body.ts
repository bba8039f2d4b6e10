import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../errors.ts'
import { parseInput } from '../../expressions/values.ts'
import { maxDepth, unstorable } from '../../operations/storable.ts'

export const maxJsonBytes = 1024 * 1024

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads JSON bodies as bytes, so that their fingerprint covers the exact bytes. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/,
    { parseAs: 'buffer' },
    (request, bytes: Buffer, done) => {
      request.rawBody = bytes
      if (request.routeOptions.config.rawBody) return done(null, bytes)
      // Many clients declare JSON on requests that have no body.
      if (bytes.length === 0) return done(null, undefined)
      if (isEncoded(request.headers)) {
        const sentence = 'Send the body unencoded, without Content-Encoding.'
        return done(new ApiError('unsupported_media_type', sentence))
      }
      let text: string
      try {
        text = utf8.decode(bytes)
      } catch {
        return done(new ApiError('malformed_json', 'The body is not UTF-8.'))
      }
      void parse(request, text, (error, value) => {
        if (error) return done(refusalOf(text))
        const { keepsDigits, itemsStandAlone } = request.routeOptions.config
        const judged = itemsStandAlone ? { ...Object(value), items: null } : value
        const refusal = isSuspicious(text) ? unstorable(judged, []) : null
        if (refusal) return done(refusal)
        done(null, keepsDigits ? parseInput(text) : value)
      })
    },
  )
}

/**
 * Returns true for an encoded body (RFC 9110, section 8.4.1). Only known encodings count, because some clients send a
 * character set here.
 */
const isEncoded = (headers: IncomingHttpHeaders): boolean =>
  /\b(?:gzip|deflate|br|zstd|compress)\b/i.test(headers['content-encoding'] ?? '')

/**
 * Returns the error for a text that cannot be parsed. The parser also rejects keys that would become a prototype; such
 * a text is valid JSON, and the error names the key.
 */
function refusalOf(text: string): ApiError {
  try {
    return unstorable(JSON.parse(text), []) ?? new ApiError('malformed_json')
  } catch {
    return new ApiError('malformed_json')
  }
}

/** Passes the bytes of any media type to routes that accept them; rejects other media types on all other routes. */
export function readRawBodies(app: FastifyInstance): void {
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (!request.routeOptions.config.rawBody) return done(new ApiError('unsupported_media_type'))
    request.rawBody = bytes
    done(null, bytes)
  })
}

/** Returns true if the text can contain one of the faults. Most bodies cannot, and skip the walk. */
const isSuspicious = (text: string): boolean =>
  (text.includes('\\u') && /\\u(?:0000|[dD][89a-fA-F])/.test(text)) || isOddBetweenTexts(text)

/** Least number of digits of a number beyond the range of doubles. */
const maxDigits = 309

/**
 * Searches parsed JSON, skipping its strings, for nesting that is too deep, for numbers with an exponent of three
 * digits, and for numbers with too many digits.
 */
function isOddBetweenTexts(text: string): boolean {
  let [depth, digits] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (character >= 0x30 && character <= 0x39) {
      if (++digits === maxDigits) return true
      continue
    }
    if (character === 0x22) at = endOfText(text, at)
    else if (character === 0x5b || character === 0x7b) {
      if (++depth > maxDepth) return true
    } else if (character === 0x5d || character === 0x7d) depth--
    else if ((character | 0x20) === 0x65 && digits > 0 && hasLongExponent(text, at)) return true
    digits = 0
  }
  return false
}

/** Returns the position of the quote that ends a string: the first without an active backslash before it. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let slashes = 0
    while (text.charCodeAt(end - 1 - slashes) === 0x5c) slashes++
    if (slashes % 2 === 0) return end
  }
}

const hasLongExponent = (text: string, at: number): boolean =>
  /^[eE]\+?\d{3}/.test(text.slice(at, at + 5))

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Passes the unchanged bytes of the body to the handler. */
    rawBody?: boolean
    /** Reads integers that a double cannot represent as strings. */
    keepsDigits?: boolean
    /** True if the handler rejects values of single items that cannot be stored. */
    itemsStandAlone?: boolean
  }
  interface FastifyRequest {
    rawBody?: Buffer
  }
}
