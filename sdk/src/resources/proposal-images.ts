import {
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
  type UploadOptions,
} from '../request.ts'
import type { Schemas } from '../schemas.ts'
import { type FileContent, formOf } from '../upload.ts'

/** A picture for blocks and the logo. */
export type ProposalImage = Schemas['ProposalImage']
/** A file to store as an image. */
export interface ImageFile {
  file: FileContent
  /** Needed for bytes and streams, which have no name of their own. */
  fileName?: string | undefined
}

/** Methods of `capstan.proposalImages`. */
export class ProposalImages {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /** Fetches an image once from a public address: PNG, JPEG or WebP of at most 5 MiB. */
  fetch(url: string, options?: CreateOptions): Promise<ProposalImage> {
    return this.#send({ method: 'POST', path: '/v1/proposal-images', body: { url }, options })
  }

  /**
   * Stores a file: PNG, JPEG or WebP of at most 5 MiB.
   *
   * ```ts
   * const { id } = await capstan.proposalImages.upload({ file: { path: './logo.png' } })
   * await capstan.proposalSettings.update({ brand: { logoImageId: id } })
   * ```
   */
  async upload({ file, fileName }: ImageFile, options?: UploadOptions): Promise<ProposalImage> {
    const form = await formOf({ file, fileName }, {})
    return this.#send({ method: 'POST', path: '/v1/proposal-images', form, options })
  }

  /** The bytes of an image. */
  download(imageId: string, options?: RequestOptions): Promise<ReadableStream<Uint8Array>> {
    const request = { method: 'GET', path: path`/v1/proposal-images/${imageId}` } as const
    return this.#send({ ...request, streams: true, options })
  }
}
