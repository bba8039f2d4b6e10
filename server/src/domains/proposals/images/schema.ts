import { type Static, Type } from 'typebox'
import { expects, Id, Time } from '../../../platform/operations/schemas.ts'
import { ImageId } from '../ids.ts'

export const maxImageBytes = 5 * 1024 * 1024
export const maxPixels = 25_000_000

export const Image = Type.Object(
  {
    id: Id(ImageId, 'Identifier of the image, for a block or the logo.'),
    mediaType: Type.Enum(['image/png', 'image/jpeg', 'image/webp'], {
      description: 'What its bytes are.',
      examples: ['image/png'],
    }),
    width: Type.Integer({ description: 'In pixels.', examples: [1200] }),
    height: Type.Integer({ description: 'In pixels.', examples: [800] }),
    bytes: Type.Integer({ description: 'Of the file.', examples: [48213] }),
    sha256: Type.String({ description: 'Hash of its bytes, in hexadecimal digits.' }),
    createdAt: Time('When it was stored.'),
  },
  { title: 'ProposalImage' },
)
export type Image = Static<typeof Image>

export const NewImage = Type.Object(
  {
    url: Type.String({
      minLength: 1,
      maxLength: 2048,
      description: 'Where it is fetched from, once; https only.',
      examples: ['https://example.com/logo.png'],
      ...expects('a URL such as https://example.com/logo.png'),
    }),
  },
  {
    title: 'NewProposalImage',
    additionalProperties: false,
    description: 'In place of a file in a form.',
  },
)
export type NewImage = Static<typeof NewImage>
