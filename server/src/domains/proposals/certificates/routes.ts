import { ApiError, requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import type { SigningKey } from '../../../platform/pdf-signatures/certificate.ts'
import { P12Fault, readP12 } from '../../../platform/pdf-signatures/p12.ts'
import type { Platform } from '../../../platform/platform.ts'
import { NewSigningCertificate, presentCertificate, SigningCertificate } from './schema.ts'
import { replaceCertificate } from './service.ts'
import { findCertificate } from './store.ts'

const path = '/v1/proposal-settings/certificate'
const tag = 'Proposals'

export const certificateOperations = ({
  keyring,
  clock,
}: Pick<Platform, 'keyring' | 'clock'>): readonly Operation[] => [
  operation(
    {
      method: 'GET',
      path,
      singleton: true,
      operationId: 'getSigningCertificate',
      tag,
      summary: 'Get the signing certificate',
      description:
        'Returns the certificate that seals accepted proposals. Capstan makes one when it seals the first proposal; before that, the response is 404.',
      scope: 'proposals:read',
      reply: SigningCertificate,
      errors: ['not_found'],
    },
    async ({ db, organizationId, now }) =>
      presentCertificate(requireFound(await findCertificate(db, organizationId, now))),
  ),
  operation(
    {
      method: 'PUT',
      path,
      singleton: true,
      operationId: 'replaceSigningCertificate',
      tag,
      summary: 'Replace the signing certificate',
      description:
        'Seals proposals with your own key and certificate from now on. Documents that are already sealed do not change. For owners and admins, and tokens with the scope `*`.',
      scope: '*',
      body: NewSigningCertificate,
      reply: SigningCertificate,
      prepare: ({ body }, { organizationId }) => readFile(organizationId, body, clock.now()),
    },
    async (work, _input, key) => presentCertificate(replaceCertificate(work, keyring, key)),
  ),
]

const base64 = /^[A-Za-z0-9+/]+={0,2}$/

async function readFile(
  organizationId: string,
  { p12, password }: NewSigningCertificate,
  now: Date,
): Promise<SigningKey> {
  if (!base64.test(p12)) throw refusal('p12', 'Send the file in base64.')
  try {
    return await readP12(organizationId, Buffer.from(p12, 'base64'), password, now)
  } catch (error) {
    if (!(error instanceof P12Fault)) throw error
    throw refusal(error.code === 'wrong_password' ? 'password' : 'p12', error.message)
  }
}

const refusal = (field: string, message: string): ApiError =>
  new ApiError('validation_error', message, { field })
