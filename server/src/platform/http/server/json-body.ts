import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../errors.ts'
import { maxDepth, unstorable } from '../../operations/storable.ts'

export const maxJsonBytes = 1024 * 1024

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads JSON bodies as bytes, so that their fingerprint is of what was sent. */
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
      let text: string
      try {
        text = utf8.decode(bytes)
      } catch {
        return done(new ApiError('malformed_json', 'The body is not UTF-8.'))
      }
      void parse(request, text, (error, value) => {
        if (error) return done(refusalOf(text))
        done(isSuspicious(text) ? unstorable(value, []) : null, value)
      })
    },
  )
}

/** The parser refuses keys that would become a prototype, too: those are JSON, and named. */
function refusalOf(text: string): ApiError {
  try {
    return unstorable(JSON.parse(text), []) ?? new ApiError('malformed_json')
  } catch {
    return new ApiError('malformed_json')
  }
}

/** Hands routes that ask for it the bytes of any media type; refuses other media types elsewhere. */
export function readRawBodies(app: FastifyInstance): void {
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (!request.routeOptions.config.rawBody) return done(new ApiError('unsupported_media_type'))
    request.rawBody = bytes
    done(null, bytes)
  })
}

/**
 * Whether the value is worth a walk; most bodies cannot hold any of the faults looked for. An exponent counts where a
 * number can stand: ids are full of an e and digits.
 */
const isSuspicious = (text: string): boolean =>
  /\\u(?:0000|[dD][89a-fA-F])|(?:^|[:,[\s])-?[\d.]+[eE]\+?\d{3}|\d{309}/.test(text) ||
  isDeeperThan(maxDepth, text)

/** Of JSON that has been parsed. A long list of flat objects is not walked for being long. */
function isDeeperThan(limit: number, text: string): boolean {
  if (text.length <= limit) return false
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (isText) {
      if (character === 0x5c) at++
      else if (character === 0x22) isText = false
    } else if (character === 0x22) isText = true
    else if (character === 0x5b || character === 0x7b) {
      if (++depth > limit) return true
    } else if (character === 0x5d || character === 0x7d) depth--
  }
  return false
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler gets the bytes of the body as they came. */
    rawBody?: boolean
  }
  interface FastifyRequest {
    rawBody?: Buffer
  }
}
