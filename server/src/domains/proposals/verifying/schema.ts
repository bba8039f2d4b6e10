import { type Static, Type } from 'typebox'
import { Id, Nullable, Time } from '../../../platform/operations/schemas.ts'
import { ProposalId } from '../ids.ts'
import { statuses } from '../schema.ts'

/** Size of a PDF of 25 MB, a seal and a countersignature. */
export const maxVerifiedBytes = 26 * 1024 * 1024

const verdicts = ['sealed', 'replaced', 'changed', 'foreign', 'unsigned'] as const
export type Verdict = (typeof verdicts)[number]

const Certificate = Type.Object({
  subject: Type.String({
    description: 'Subject of the certificate.',
    examples: ['CN=Capstan, O=Example Ltd'],
  }),
  issuer: Type.String({ description: 'Issuer of the certificate.' }),
  serialNumber: Type.String({ description: 'Serial number, in hexadecimal.' }),
  notBefore: Time('When it becomes valid.'),
  notAfter: Time('When it expires.'),
  fingerprint: Type.String({ description: 'SHA-256 of the certificate, in hexadecimal.' }),
  isOwn: Type.Boolean({ description: 'True if your organization seals with it, or did before.' }),
})

const Signature = Type.Object({
  isIntact: Type.Boolean({
    description: 'True if the bytes that it covers have not changed since it was signed.',
  }),
  coversFile: Type.Boolean({ description: 'True if nothing was added to the file after it.' }),
  certificate: Nullable(Certificate),
  timestampedAt: Nullable(
    Time('When a time stamp authority confirmed it; null without a time stamp.'),
  ),
  fault: Nullable(
    Type.String({ description: 'Why the signature is invalid; null if it is valid.' }),
  ),
})

export const ProposalVerification = Type.Object(
  {
    verdict: Type.Enum([...verdicts], {
      description:
        '`sealed`: exactly the sealed PDF of one of your proposals. `replaced`: sealed by you and unchanged, but no longer the sealed PDF of a proposal. `changed`: signed, and changed since. `foreign`: signed and unchanged, but not by you. `unsigned`: it has no signature.',
      examples: ['sealed'],
    }),
    message: Type.String({
      description: 'The verdict in one sentence, for people.',
      examples: ['This is the sealed PDF of P-2026-0042, unchanged.'],
    }),
    sha256: Type.String({
      description:
        'SHA-256 of the file. If it is sealed, it equals the `sealedSha256` of its proposal.',
    }),
    bytes: Type.Integer({ description: 'Size of the file.', examples: [58_213] }),
    proposal: Nullable(
      Type.Object(
        {
          id: Id(ProposalId, 'Identifier of the revision.'),
          number: Nullable(Type.String({ description: 'The printed number.' })),
          title: Type.String({ description: 'Title of the proposal.' }),
          status: Type.Enum([...statuses], { description: 'Status of the proposal.' }),
        },
        {
          description:
            'Proposal that the PDF belongs to, sealed or as it was sent; null if none is known.',
        },
      ),
    ),
    signatures: Type.Array(Signature, {
      description: 'Signatures in the order in which they were made.',
    }),
  },
  { title: 'ProposalVerification' },
)
export type ProposalVerification = Static<typeof ProposalVerification>
