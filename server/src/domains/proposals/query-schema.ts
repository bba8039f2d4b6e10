import { type Static, Type } from 'typebox'
import { composed, expects, Id, PageQuery, TimeFilter } from '../../platform/operations/schemas.ts'
import { ContactId } from '../contacts/index.ts'
import { MemberId } from '../people/index.ts'
import { TemplateId } from './ids.ts'
import type { ProposalFilter } from './list-store.ts'
import { statuses } from './schema.ts'

const sha256 = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'Has this `contentSha256` or `sealedSha256`; of all revisions.',
  ...expects('64 hexadecimal digits'),
})

const filters = {
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
    Type.String({
      pattern: '^[A-Z]{3}$',
      description: 'Is priced in it.',
      examples: ['EUR'],
      ...expects('the code of a currency, as in EUR'),
    }),
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
}

export const ProposalFilters = Type.Object(filters)
export type ProposalFilters = Static<typeof ProposalFilters>

export const ProposalQuery = Type.Object({ ...PageQuery, ...filters })

/** A hash names one revision, whichever it is. */
export function filterOf({
  contactId,
  ownerId,
  templateId,
  expiresBefore,
  createdAfter,
  createdBefore,
  revisions,
  ...query
}: ProposalFilters): ProposalFilter {
  return {
    status: query.status,
    contactId: contactId === undefined ? undefined : (ContactId.read(contactId) ?? undefined),
    ownerId: ownerId === undefined ? undefined : (MemberId.read(ownerId) ?? undefined),
    templateId: templateId === undefined ? undefined : (TemplateId.read(templateId) ?? undefined),
    number: query.number,
    recipientEmail: query.recipientEmail,
    currency: query.currency,
    q: query.q,
    sha256: query.sha256,
    expiresBefore: timeOf(expiresBefore),
    createdAfter: timeOf(createdAfter),
    createdBefore: timeOf(createdBefore),
    isLatest: revisions === 'latest' && query.sha256 === undefined,
  }
}

const timeOf = (time: string | undefined): Date | undefined =>
  time === undefined ? undefined : new Date(time)
