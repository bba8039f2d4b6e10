import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { ApiError } from '../../errors.ts'
import { storeUpload, type UploadedFile } from '../../operations/uploaded-file.ts'

/** Bytes allowed for the fields and the delimiters around the file. */
const roomBytes = 1024 * 1024
const limits = {
  files: 1,
  fields: 20,
  fieldSize: 64 * 1024,
  parts: 21,
  headerPairs: 20,
  headerSize: 16_384,
}

/**
 * Time in ms within which a minimum of bytes must arrive. Below that speed, a 50 MiB file would far exceed the
 * request's time limit.
 */
const leastBytesWithinMs = 15_000
const leastBytes = 8 * 1024 * (leastBytesWithinMs / 1000)

export interface MultipartForm {
  file: UploadedFile
  /** Other parts, as text. */
  fields: Map<string, string>
}

/**
 * Reads a form with one file named `file` and some short fields (RFC 7578). The file is streamed to `directory` on
 * disk, so that little of it is in memory. It can have up to `maxBytes`. An upload that stalls is ended after 15
 * seconds, not the five minutes that a request can take.
 *
 * @throws ApiError `malformed_request`, `payload_too_large`, or `validation_error` with its field
 */
export async function readForm(
  payload: Readable,
  headers: IncomingHttpHeaders,
  { maxBytes, directory }: { maxBytes: number; directory: string },
): Promise<MultipartForm> {
  if (Number(headers['content-length'] ?? 0) > maxBytes + roomBytes) throw tooLarge(maxBytes)
  if (payload.destroyed) throw malformed('The form was cut off.')
  const parser = parserFor(headers, maxBytes)
  const fields = new Map<string, string>()
  let stored: Promise<UploadedFile> | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      let open: Readable | undefined
      let received = 0
      payload.on('data', (chunk: Buffer) => {
        received += chunk.length
      })
      const watch = setInterval(() => {
        if (received < leastBytes) fail(malformed('The form arrived at less than 8 KiB a second.'))
        received = 0
      }, leastBytesWithinMs)
      const fail = (error: Error): void => {
        clearInterval(watch)
        payload.unpipe(parser)
        // What is still to come is thrown away, so that the answer can be read.
        payload.resume()
        open?.destroy(error)
        reject(error)
      }
      parser.on('file', (_field, content, name, _encoding, mediaType) => {
        open = content
        content.on('limit', () => fail(tooLarge(maxBytes)))
        // Its reader may not have begun; the error reaches that one in any case.
        content.on('error', () => {})
        stored = storeUpload(directory, content, { name: name ?? '', mediaType })
        // It fails on its own where the disk is full; else with the form, which says why.
        stored.catch(fail)
      })
      parser.on('field', (name, value, _nameCut, isCut) => {
        if (isCut) fail(refused(name, 'is longer than 64 KiB.'))
        else if (fields.has(name)) fail(refused(name, 'must occur only once.'))
        else fields.set(name, value)
      })
      parser.on('filesLimit', () => fail(refused('file', 'must be exactly one file.')))
      parser.on('fieldsLimit', () => fail(malformed('The form has more than 20 fields.')))
      parser.on('partsLimit', () => fail(malformed('The form has more than 21 parts.')))
      parser.on('error', () => fail(malformed('The body is not complete multipart/form-data.')))
      parser.on('finish', () => {
        clearInterval(watch)
        resolve()
      })
      payload.on('error', fail)
      payload.on('close', () => {
        if (!payload.readableEnded) fail(malformed('The form was cut off.'))
      })
      payload.pipe(parser)
    })
    const file = await stored
    if (!file) throw refused('file', 'is required.')
    if (file.bytes === 0) throw refused('file', 'must not be empty.')
    return { file, fields }
  } catch (error) {
    // A file that could not be stored; the error of the form is thrown below.
    const file = await stored?.catch(() => undefined)
    await file?.close()
    throw error
  }
}

function parserFor(headers: IncomingHttpHeaders, maxBytes: number) {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: { ...limits, fileSize: maxBytes },
      isPartAFile: (field) => field === 'file',
      preservePath: true,
    })
  } catch {
    throw malformed('The Content-Type has no boundary.')
  }
}

function tooLarge(maxBytes: number): ApiError {
  const mebibytes = Number((maxBytes / 1024 / 1024).toPrecision(3))
  return new ApiError(
    'payload_too_large',
    `The file is larger than ${mebibytes} MiB, the maximum here.`,
  )
}

const malformed = (message: string): ApiError => new ApiError('malformed_request', message)

const refused = (field: string, problem: string): ApiError =>
  new ApiError('validation_error', `${field} ${problem}`, { field })
