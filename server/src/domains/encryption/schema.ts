import { type Static, Type } from 'typebox'

const EncryptionKey = Type.Object(
  {
    id: Type.String({
      description: 'Digest of the key, in hex; the key itself cannot be had from it.',
      examples: ['9f2c41aa'],
    }),
    current: Type.Boolean({ description: 'Whether it seals what is written now.' }),
    known: Type.Boolean({
      description: 'Whether CAPSTAN_SECRET_KEY has it. What an unknown one sealed cannot be read.',
      examples: [true],
    }),
    values: Type.Integer({ description: 'How many values are sealed with it.', examples: [128] }),
  },
  { title: 'EncryptionKey' },
)

export const EncryptionKeys = Type.Object(
  {
    data: Type.Array(EncryptionKey),
    remaining: Type.Integer({
      description:
        'Values that a rotation still has to encrypt: those of configured keys other than the current one.',
      examples: [0],
    }),
  },
  { title: 'EncryptionKeys' },
)
export type EncryptionKeys = Static<typeof EncryptionKeys>
