import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors.ts'

export const maxJsonBytes = 1024 * 1024

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads JSON bodies as bytes, so that their fingerprint is of what was sent. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    /^application\/(?:[\w.+-]+\+)?json\b/,
    { parseAs: 'buffer' },
    (request, bytes: Buffer, done) => {
      request.rawBody = bytes
      // Many clients declare JSON on requests that have no body.
      if (bytes.length === 0) return done(null, undefined)
      let text: string
      try {
        text = utf8.decode(bytes)
      } catch {
        return done(new ApiError('malformed_json', 'The body is not UTF-8.'))
      }
      parse(request, text, (error, value) => {
        if (error)
          return done(new ApiError('malformed_json', `The body is not JSON: ${reason(error)}`))
        // Only an escape can smuggle these in: the bytes themselves were valid UTF-8.
        if (/\\u(?:0000|[dD][89a-fA-F])/.test(text)) {
          const field = unstorable(value, [])
          if (field) {
            return done(
              new ApiError('validation_error', `${field} holds U+0000 or half a surrogate pair.`, {
                field,
              }),
            )
          }
        }
        done(null, value)
      })
    },
  )
}

const reason = (error: Error): string => error.message.slice(0, 120)

/** Path of the first string that the database cannot hold, or null. */
function unstorable(value: unknown, path: readonly string[]): string | null {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? path.join('.') || 'The body' : null
  }
  if (value === null || typeof value !== 'object') return null
  for (const [key, item] of Object.entries(value)) {
    const found = unstorable(key, [...path, 'key']) ?? unstorable(item, [...path, key])
    if (found) return found
  }
  return null
}

declare module 'fastify' {
  interface FastifyRequest {
    rawBody?: Buffer
  }
}
