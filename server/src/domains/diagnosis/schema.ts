import { type Static, Type } from 'typebox'
import { Time } from '../../platform/operations/schemas.ts'

const Check = Type.Object(
  {
    name: Type.String({ description: 'What was looked at.', examples: ['pgvector'] }),
    status: Type.Enum(['ok', 'warning', 'fault'], {
      description: 'A fault has to be mended; a warning may be what you want.',
      examples: ['ok'],
    }),
    message: Type.String({
      description: 'What was found, and what to do about it.',
      examples: ['pgvector 0.8.1'],
    }),
  },
  { title: 'Check' },
)
export type Check = Static<typeof Check>

export const Diagnosis = Type.Object(
  {
    version: Type.String({ description: 'Of the server.', examples: ['0.1.0'] }),
    at: Time('What time it is there.'),
    checks: Type.Array(Check),
  },
  { title: 'Diagnosis' },
)
