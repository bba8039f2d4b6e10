import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TObject } from 'typebox'
import { ApiError } from '../../errors.ts'
import { principalOf } from '../../operations/principal.ts'
import { unstorable } from '../../operations/storable.ts'
import { Upload, type UploadedFile } from '../../operations/uploaded-file.ts'
import { refuse, type Validate, validatorFor } from '../../operations/validation.ts'
import { type MultipartForm, readForm } from './multipart.ts'

/** The form that a route accepts. */
interface UploadRoute {
  fields: TObject
  validate: Validate
  /** Largest file in bytes; undefined if the plan sets it. */
  maxBytes: number | undefined
}

/** Prepares a route that accepts a form in place of a body: the form, and the route's options. */
export const uploadRoute = (fields: TObject, maxBytes: number | undefined) => ({
  route: { fields, validate: validatorFor(fields, 'body'), maxBytes },
  options: { preParsing: closeUpload, validatorCompiler },
})

/** Upload limit if the plan sets none. */
const defaultMaxUploadBytes = 50 * 1024 * 1024

/** Returns the upload limit of the organization's plan in bytes; undefined if the plan sets none. */
export type FindMaxUploadBytes = (organizationId: string) => Promise<number | undefined>

/** Reads `multipart/form-data` on routes that accept it. An `Upload` replaces the body. */
export function readUploads(
  app: FastifyInstance,
  findMaxUploadBytes: FindMaxUploadBytes,
  directory: string,
): void {
  const slots = new UploadSlots()
  app.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const { upload: route } = request.routeOptions.config
      if (!route) throw new ApiError('unsupported_media_type')
      const { organizationId } = principalOf(request)
      request.endUpload = slots.take(organizationId)
      if (!request.endUpload) {
        // What is still to come is thrown away, so that the answer can be read.
        payload.resume()
        throw tooMany(slots)
      }
      const maxBytes =
        route.maxBytes ?? (await findMaxUploadBytes(organizationId)) ?? defaultMaxUploadBytes
      const form = await readForm(payload, request.headers, { maxBytes, directory }).catch(
        (error) => {
          request.endUpload?.()
          throw error
        },
      )
      request.uploadedFile = form.file
      const fields = fieldsOf(form, route)
      // Idempotency is about what was said, not about the boundary between the parts.
      request.rawBody = Buffer.from(
        JSON.stringify([
          form.file.sha256,
          form.file.name,
          form.file.mediaType,
          [...form.fields].sort(),
        ]),
      )
      return new Upload(form.file, fields)
    },
  )
}

/**
 * Frees the upload's slot, and closes its file if the request was rejected before its handler. `onResponse` does not
 * work here: it is never called if the client disconnects.
 */
async function closeUpload(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.raw.once('close', () => {
    request.endUpload?.()
    void request.uploadedFile?.close()
  })
}

const tooMany = ({ ofOne }: UploadSlots): ApiError =>
  new ApiError(
    'unavailable',
    `Too many uploads are in progress, or more than ${ofOne} of yours. Send this one again in a moment.`,
    { headers: { 'Retry-After': '2' } },
  )

/** Converts the form's texts to values: parses JSON unless the schema expects a text. */
function fieldsOf({ fields }: MultipartForm, { fields: schema, validate }: UploadRoute): unknown {
  const values: [string, unknown][] = []
  for (const [name, text] of fields) {
    const property = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
    const isText = (property as { type?: string } | undefined)?.type !== 'object'
    const value = isText ? text : parsed(name, text)
    const fault = unstorable(value, [name])
    if (fault) throw fault
    values.push([name, value])
  }
  const given = Object.fromEntries(values)
  if (!validate(given)) throw refuse(validate.errors?.[0], 'body')
  return given
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('validation_error', `${name} must be a JSON object.`, { field: name })
  }
}

interface SchemaPart {
  schema: unknown
  httpPart?: string
}

/** Skips the body schema for an `Upload`, which replaces the JSON body. */
function validatorCompiler({ schema, httpPart }: SchemaPart): Validate {
  const validate = validatorFor(schema as object, httpPart)
  const either: Validate = (body) => {
    if (body instanceof Upload) return true
    const isValid = validate(body)
    either.errors = validate.errors ?? null
    return isValid
  }
  return either
}

declare module 'fastify' {
  interface FastifyContextConfig {
    upload?: UploadRoute
  }
  interface FastifyRequest {
    uploadedFile?: UploadedFile
    /** Frees the upload's slot. */
    endUpload?: (() => void) | null
  }
}

/** Most simultaneous uploads on a node. Each file is on disk twice until it is stored. */
const most = 16

/** Counts active uploads, so that one organization cannot take every slot. */
export class UploadSlots {
  /** Most slots of one organization. */
  readonly ofOne = most / 4
  readonly #open = new Map<string, number>()
  #total = 0

  /** Takes a slot. Returns a function that frees it and can be called repeatedly, or null if no slot is free. */
  take(organizationId: string): (() => void) | null {
    const own = this.#open.get(organizationId) ?? 0
    if (this.#total >= most || own >= this.ofOne) return null
    this.#total++
    this.#open.set(organizationId, own + 1)
    let isFree = false
    return () => {
      if (!isFree) this.#free(organizationId)
      isFree = true
    }
  }

  #free(organizationId: string): void {
    const own = (this.#open.get(organizationId) ?? 0) - 1
    this.#total--
    if (own > 0) this.#open.set(organizationId, own)
    else this.#open.delete(organizationId)
  }
}
