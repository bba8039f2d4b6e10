import { Type } from 'typebox'
import { ApiError } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { readUpload } from '../images/service.ts'
import { maxVerifiedBytes, ProposalVerification } from './schema.ts'
import { checkFile, judgeFile } from './verify.ts'

const noFields = Type.Object({}, { title: 'ProposalPdfForm', additionalProperties: false })

export const verifyingOperations: readonly Operation[] = [
  operation(
    {
      effect: 'read',
      method: 'POST',
      path: '/v1/proposals/verify',
      operationId: 'verifyProposalPdf',
      tag: 'Proposals',
      summary: 'Verify a sealed PDF',
      description:
        'Takes a PDF as `multipart/form-data` and returns whether your organization sealed it, whether it is unchanged, and which proposal it belongs to. Nothing is stored. Up to 26 MiB.',
      scope: 'proposals:read',
      upload: noFields,
      maxUploadBytes: maxVerifiedBytes,
      reply: ProposalVerification,
      errors: ['payload_too_large', 'unsupported_media_type', 'unavailable', 'validation_error'],
    },
    async (reader, { upload }) => {
      if (!upload) {
        const message = 'Send the PDF as multipart/form-data, in a part named file.'
        throw new ApiError('unsupported_media_type', message)
      }
      await using _file = upload.file
      const checked = await checkFile(reader.organizationId, await readUpload(upload))
      return judgeFile(reader, checked)
    },
  ),
]
