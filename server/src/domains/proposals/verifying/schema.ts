import { type Static, Type } from 'typebox'
import { Id, Nullable, Time } from '../../../platform/operations/schemas.ts'
import { ProposalId } from '../ids.ts'
import { statuses } from '../schema.ts'

/** A PDF of 25 MB, a seal and a countersignature. */
export const maxVerifiedBytes = 26 * 1024 * 1024

const verdicts = ['sealed', 'replaced', 'changed', 'foreign', 'unsigned'] as const
export type Verdict = (typeof verdicts)[number]

const Certificate = Type.Object({
  subject: Type.String({ description: 'Whom it names.', examples: ['CN=Capstan, O=Example Ltd'] }),
  issuer: Type.String({ description: 'Who vouches for it.' }),
  serialNumber: Type.String({ description: 'In hexadecimal digits.' }),
  notBefore: Time('From when on it holds.'),
  notAfter: Time('Until when it holds.'),
  fingerprint: Type.String({ description: 'SHA-256 of the certificate, in hexadecimal digits.' }),
  isOwn: Type.Boolean({ description: 'Whether it is, or was, one that seals for you.' }),
})

const Signature = Type.Object({
  isIntact: Type.Boolean({
    description: 'Whether what it covers is as it was when it was signed.',
  }),
  coversFile: Type.Boolean({ description: 'Whether nothing was added to the file after it.' }),
  certificate: Nullable(Certificate),
  timestampedAt: Nullable(Time('When a time stamp authority saw it; null without a time stamp.')),
  fault: Nullable(Type.String({ description: 'Why it does not hold; null if it does.' })),
})

export const ProposalVerification = Type.Object(
  {
    verdict: Type.Enum([...verdicts], {
      description:
        '`sealed`: exactly the sealed PDF of a proposal of yours. `replaced`: sealed for you and whole, but no proposal has it as its sealed PDF now. `changed`: signed, and changed since. `foreign`: signed and whole, but not by you. `unsigned`: it has no signature.',
      examples: ['sealed'],
    }),
    message: Type.String({
      description: 'The verdict in a sentence, for people.',
      examples: ['This is the sealed PDF of P-2026-0042, unchanged.'],
    }),
    sha256: Type.String({
      description: 'Of the file; `sealedSha256` of its proposal if it is sealed.',
    }),
    bytes: Type.Integer({ description: 'Size of the file.', examples: [58_213] }),
    proposal: Nullable(
      Type.Object(
        {
          id: Id(ProposalId, 'The revision.'),
          number: Nullable(Type.String({ description: 'As it is printed.' })),
          title: Type.String({ description: 'What it is about.' }),
          status: Type.Enum([...statuses], { description: 'Where it stands.' }),
        },
        { description: 'Whose PDF it is, sealed or as it was sent; null if none is known by it.' },
      ),
    ),
    signatures: Type.Array(Signature, { description: 'In the order in which they were made.' }),
  },
  { title: 'ProposalVerification' },
)
export type ProposalVerification = Static<typeof ProposalVerification>
