import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, isUnchanged } from '../operations/reply.ts'
import {
  compress,
  type Encoding,
  encodedEtag,
  encodingFor,
  varyByEncoding,
} from '../server/compression.ts'

/** A large text that never changes: compressed for the first reader of each encoding, and kept. */
export class CompressedFile {
  readonly #text: string
  readonly #etag: string
  readonly #forms = new Map<Encoding, Promise<Buffer>>()

  constructor(text: string) {
    this.#text = text
    this.#etag = etagOf(text)
  }

  /** Answers 304 to a reader who has it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    varyByEncoding(reply)
    const encoding = encodingFor(request)
    void reply.header('etag', encoding ? encodedEtag(this.#etag, encoding) : this.#etag)
    if (isUnchanged(request.headers['if-none-match'], this.#etag)) return reply.code(304).send()
    if (encoding === null) return reply.send(this.#text)
    const form = this.#forms.get(encoding) ?? compress(this.#text, encoding)
    this.#forms.set(encoding, form)
    return reply.header('content-encoding', encoding).send(await form)
  }
}
