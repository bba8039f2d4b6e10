import { Type } from 'typebox'
import { notFound } from '../../../platform/errors.ts'
import { type Operation, operation, rawReply } from '../../../platform/operations/operation.ts'
import { PathId, textual } from '../../../platform/operations/schemas.ts'
import { readBlob } from '../blobs/blob.ts'
import { readSentPdf } from '../downloads/versions.ts'
import { ImageId } from '../ids.ts'
import { findImage } from '../images/store.ts'
import { accentStyles } from './accent.ts'
import { answerBytes, answerRefusal } from './answers.ts'
import { findAsset } from './assets.ts'
import { enter, type PageContext, requireCode } from './gate.ts'
import { imagesOf } from './present.ts'
import { linkParams } from './routes.ts'
import { readDocument } from './show.ts'

const common = {
  audience: 'public',
  method: 'GET',
  tag: 'Proposals',
} as const

const named = (description: string, example: string) =>
  Type.Object({ name: Type.String({ description, examples: [example], ...textual }) })

/** Operations for the files that the page loads or offers to download. */
export const fileOperations = (context: PageContext): readonly Operation[] => [
  operation(
    {
      ...{ ...common, params: linkParams, reply: rawReply('application/pdf') },
      path: '/public/proposals/{token}/pdf',
      operationId: 'getPublicProposalPdf',
      summary: 'Download a proposal as a PDF',
      description:
        'Returns the sealed PDF once everyone has signed; before that, the PDF as it was sent.',
    },
    async ({ request }, { params }) => {
      try {
        const page = await enter(context, request, params.token)
        requireCode(context, request, page)
        const { organizationId } = page.link
        const { db } = context.platform.database
        const { sealed_sha256: sealed } = page.row
        const bytes = sealed
          ? await readBlob(db, organizationId, sealed)
          : await readSentPdf(
              { db, organizationId, signal: request.signal },
              context.signing.render,
              page.row,
            )
        const document = await readDocument(context, page)
        return answerBytes(bytes, 'application/pdf', {
          'content-disposition': `attachment; filename="${fileName(document.number)}"`,
        })
      } catch (error) {
        return answerRefusal(request, error, false)
      }
    },
  ),
  operation(
    {
      ...{ ...common, reply: rawReply('image/*') },
      params: Type.Object({
        ...linkParams.properties,
        imageId: PathId(ImageId, 'Identifier of a picture in the proposal.'),
      }),
      path: '/public/proposals/{token}/images/{imageId}',
      operationId: 'getPublicProposalImage',
      summary: 'Get a picture of a proposal',
      description: "Returns a picture that the link's proposal contains, or its logo.",
    },
    async ({ request }, { params }) => {
      try {
        const page = await enter(context, request, params.token, { isCounted: false })
        requireCode(context, request, page)
        const { db } = context.platform.database
        const { organizationId } = page.link
        const isItsOwn = imagesOf(await readDocument(context, page)).has(params.imageId)
        const image = isItsOwn && (await findImage(db, organizationId, params.imageId))
        if (!image) throw notFound()
        const bytes = await readBlob(db, organizationId, image.sha256)
        return answerBytes(bytes, image.media_type, { 'cache-control': 'private, max-age=600' })
      } catch (error) {
        return answerRefusal(request, error, false)
      }
    },
  ),
  operation(
    {
      ...{ ...common, params: named('Name of the file.', 'page.css'), reply: rawReply('*/*') },
      path: '/p/assets/{name}',
      operationId: 'getProposalPageFile',
      summary: 'Get the style sheet, the script or a font of the page',
      description: 'Returns the file. Its name has a hash of its content.',
    },
    async ({ request }, { params }) => {
      const asset = findAsset(params.name)
      if (!asset) throw notFound()
      const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
      const compressed = isBrotli ? asset.compressed : null
      return answerBytes(compressed ?? asset.bytes, asset.mediaType, {
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        ...(compressed && { 'content-encoding': 'br' }),
      })
    },
  ),
  operation(
    {
      ...{
        ...common,
        params: named('The colour as hex digits.', '1d4f49.css'),
        reply: rawReply('text/css'),
      },
      path: '/p/accent/{name}',
      operationId: 'getProposalPageAccent',
      summary: 'Get the colours of an accent',
      description: 'Returns colours for the accent that keep text in it and on it readable.',
    },
    async (_context, { params }) => {
      const [, colour] = /^([0-9a-f]{6})\.css$/.exec(params.name) ?? []
      if (colour === undefined) throw notFound()
      return answerBytes(Buffer.from(accentStyles(colour)), 'text/css; charset=utf-8', {
        'cache-control': 'public, max-age=86400',
      })
    },
  ),
]

/** Makes a file name of the number, which comes from a pattern and may have characters that file names cannot. */
const fileName = (number: string | null): string =>
  `${(number ?? 'proposal').replaceAll(/[^\w.-]+/g, '-')}.pdf`
