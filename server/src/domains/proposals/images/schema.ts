import { type Static, Type } from 'typebox'
import { expects, Id, Time } from '../../../platform/operations/schemas.ts'
import { ImageId } from '../ids.ts'

export const maxImageBytes = 5 * 1024 * 1024
export const maxPixels = 25_000_000

export const Image = Type.Object(
  {
    id: Id(ImageId, 'Identifier of the image. Use it in a block or as the logo.'),
    mediaType: Type.Enum(['image/png', 'image/jpeg', 'image/webp'], {
      description: 'Media type of the image.',
      examples: ['image/png'],
    }),
    width: Type.Integer({ description: 'Width in pixels.', examples: [1200] }),
    height: Type.Integer({ description: 'Height in pixels.', examples: [800] }),
    bytes: Type.Integer({ description: 'Size of the file in bytes.', examples: [48213] }),
    sha256: Type.String({ description: 'SHA-256 of the file, in hexadecimal.' }),
    createdAt: Time('When the image was stored.'),
  },
  { title: 'ProposalImage' },
)
export type Image = Static<typeof Image>

export const NewImage = Type.Object(
  {
    url: Type.String({
      minLength: 1,
      maxLength: 2048,
      description: 'Address that the image is fetched from once; https only.',
      examples: ['https://example.com/logo.png'],
      ...expects('a URL such as https://example.com/logo.png'),
    }),
  },
  {
    title: 'NewProposalImage',
    additionalProperties: false,
    description: 'Sent in place of an uploaded file.',
  },
)
export type NewImage = Static<typeof NewImage>
