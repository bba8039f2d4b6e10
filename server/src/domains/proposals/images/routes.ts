import { Readable } from 'node:stream'
import { Type } from 'typebox'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation, rawReply } from '../../../platform/operations/operation.ts'
import { PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { streamBlob } from '../blobs/blob.ts'
import { ImageId } from '../ids.ts'
import { Image, maxImageBytes, NewImage } from './schema.ts'
import { fetchImage, readUpload, storeImage } from './service.ts'
import { findImage } from './store.ts'

const path = '/v1/proposal-images'
const noFields = Type.Object({}, { title: 'ProposalImageForm', additionalProperties: false })
const params = Type.Object({ imageId: PathId(ImageId, 'Identifier of the image.') })
const shared = { tag: 'Proposal libraries' } as const

export const imageOperations = ({ outbound }: Pick<Platform, 'outbound'>): readonly Operation[] => [
  operation(
    {
      ...shared,
      method: 'POST',
      path,
      operationId: 'createProposalImage',
      summary: 'Store an image',
      description:
        'Stores a PNG, JPEG or WebP sent as `multipart/form-data`, or fetches one from a public address once. Up to 5 MiB and 25 million pixels. Storing the same image again returns the existing one.',
      scope: 'proposals:write',
      body: NewImage,
      upload: noFields,
      maxUploadBytes: maxImageBytes,
      location: `${path}/{id}`,
      changes: 'reply',
      status: 201,
      reply: Image,
      errors: [
        'plan_limit_reached',
        'payload_too_large',
        'target_not_allowed',
        'unsupported_media_type',
      ],
      prepare: ({ body, upload }) => (upload ? readUpload(upload) : fetchImage(outbound, body.url)),
    },
    (work, { upload }, content) => storeImage(work, content, upload ? 'file' : 'url'),
  ),
  operation(
    {
      ...shared,
      method: 'GET',
      path: `${path}/{imageId}`,
      operationId: 'getProposalImage',
      summary: 'Get an image',
      description: 'Returns the stored bytes of an image.',
      scope: 'proposals:read',
      params,
      reply: rawReply('image/*'),
    },
    async ({ db, organizationId }, { params: { imageId } }) => {
      const image = requireFound(await findImage(db, organizationId, imageId))
      const bytes = Readable.from(streamBlob(db, organizationId, image))
      return new Response(Readable.toWeb(bytes) as ReadableStream, {
        headers: {
          'content-type': image.media_type,
          'content-length': String(image.bytes),
          'cache-control': 'private, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
        },
      })
    },
  ),
]
