import { type Static, Type } from 'typebox'
import { composed, expects, Id, PageQuery, TimeFilter } from '../../platform/operations/schemas.ts'
import { ContactId } from '../contacts/index.ts'
import { MemberId } from '../people/index.ts'
import { TemplateId } from './ids.ts'
import { statuses } from './schema.ts'

const sha256 = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'Has this `contentSha256` or `sealedSha256`; of all revisions.',
  ...expects('64 hexadecimal digits'),
})

export const ProposalQuery = Type.Object({
  ...PageQuery,
  status: Type.Optional(
    Type.Enum([...statuses], { description: 'Stands there.', examples: ['sent'] }),
  ),
  contactId: Type.Optional(Id(ContactId, 'Is for this contact.')),
  ownerId: Type.Optional(Id(MemberId, 'Is looked after by this member.')),
  templateId: Type.Optional(Id(TemplateId, 'Began with this template.')),
  number: Type.Optional(Type.String({ maxLength: 80, description: 'Has exactly this number.' })),
  recipientEmail: Type.Optional(
    Type.String({
      maxLength: 254,
      description: 'Has a recipient with exactly this address, in any case.',
    }),
  ),
  currency: Type.Optional(
    Type.String({ pattern: '^[A-Z]{3}$', description: 'Is priced in it.', examples: ['EUR'] }),
  ),
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Part of the number, title, names, addresses or items, in any case.',
      ...composed,
    }),
  ),
  sha256: Type.Optional(sha256),
  expiresBefore: TimeFilter('Expires before this time.'),
  createdAfter: TimeFilter('Was created at this time or later.'),
  createdBefore: TimeFilter('Was created before this time.'),
  revisions: Type.Enum(['latest', 'all'], {
    default: 'latest',
    description: 'Whether revisions that have a later one are left out.',
  }),
})
export type ProposalQuery = Static<typeof ProposalQuery>
