import { type Static, Type } from 'typebox'
import { composed, expects, Id, PageQuery, TimeFilter } from '../../platform/operations/schemas.ts'
import { ContactId } from '../contacts/index.ts'
import { MemberId } from '../people/index.ts'
import { TemplateId } from './ids.ts'
import type { ProposalFilter } from './list-store.ts'
import { statuses } from './schema.ts'

const sha256 = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'Proposals with this `contentSha256` or `sealedSha256`, among all revisions.',
  ...expects('64 hexadecimal digits'),
})

const filters = {
  status: Type.Optional(
    Type.Enum([...statuses], { description: 'Proposals with this status.', examples: ['sent'] }),
  ),
  contactId: Type.Optional(Id(ContactId, 'Proposals for this contact.')),
  ownerId: Type.Optional(Id(MemberId, 'Proposals of this owner.')),
  templateId: Type.Optional(Id(TemplateId, 'Proposals created from this template.')),
  number: Type.Optional(
    Type.String({ maxLength: 80, description: 'Proposals with exactly this number.' }),
  ),
  recipientEmail: Type.Optional(
    Type.String({
      maxLength: 254,
      description: 'Proposals with a recipient who has exactly this address; case does not matter.',
    }),
  ),
  currency: Type.Optional(
    Type.String({
      pattern: '^[A-Z]{3}$',
      description: 'Proposals in this currency.',
      examples: ['EUR'],
      ...expects('the code of a currency, as in EUR'),
    }),
  ),
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Part of the number, title, names, addresses or items; case does not matter.',
      ...composed,
    }),
  ),
  sha256: Type.Optional(sha256),
  expiresBefore: TimeFilter('Proposals that expire before this time.'),
  createdAfter: TimeFilter('Proposals created at this time or later.'),
  createdBefore: TimeFilter('Proposals created before this time.'),
  revisions: Type.Enum(['latest', 'all'], {
    default: 'latest',
    description: '`latest` leaves out revisions that have a later one.',
  }),
}

export const ProposalFilters = Type.Object(filters)
export type ProposalFilters = Static<typeof ProposalFilters>

export const ProposalQuery = Type.Object({ ...PageQuery, ...filters })

/** Builds the list filter of a query. A hash matches one revision, latest or not. */
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
