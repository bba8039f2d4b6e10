import { type Static, Type } from 'typebox'
import { Id, List, PageQuery } from '../../../platform/operations/schemas.ts'
import { ContactId, DuplicateGroupId } from '../ids.ts'
import { Contact, exampleContact } from '../schema.ts'
import { searchQuery, TotalCount } from '../search/schema.ts'

export const matchKinds = ['phone', 'email', 'name', 'name_company'] as const
export type MatchKind = (typeof matchKinds)[number]

const Reason = Type.Object(
  {
    kind: Type.Unsafe<MatchKind>({
      type: 'string',
      enum: [...matchKinds],
      description:
        '`phone`: the last seven digits. `email`: the address without dots and without the part after a plus. `name`: the words of the name in any order, without accents. `name_company`: the name and the company.',
    }),
    value: Type.String({
      description: 'Shared value, in the form that is compared.',
      examples: ['ada lovelace'],
    }),
    contactIds: Type.Array(Id(ContactId, 'A contact.'), {
      minItems: 2,
      description: 'Contacts of the group that share the value.',
    }),
  },
  { title: 'DuplicateReason' },
)
export type DuplicateReason = Static<typeof Reason>

export const DuplicateGroup = Type.Object(
  {
    id: Id(DuplicateGroupId, 'Identifier of the group.'),
    score: Type.Number({
      minimum: 0,
      maximum: 1,
      description:
        'Confidence that all contacts are one person, in percent. The least certain contact decides.',
      examples: [0.95],
    }),
    reasons: Type.Array(Reason, { minItems: 1, description: 'Values that the contacts share.' }),
    contacts: Type.Array(Contact, {
      minItems: 2,
      maxItems: 50,
      description: 'The contacts, oldest first.',
    }),
  },
  {
    title: 'DuplicateGroup',
    description: 'Contacts that look like one person. A contact is in at most one group.',
    examples: [
      {
        id: DuplicateGroupId.example,
        score: 0.95,
        reasons: [
          {
            kind: 'email',
            value: 'adalovelace@example.com',
            contactIds: [ContactId.example, 'con_01jbts0z0ye8t9tpsz3gn7nkm9'],
          },
        ],
        contacts: [
          { ...exampleContact, email: 'ada.lovelace@example.com' },
          {
            ...exampleContact,
            ...{ id: 'con_01jbts0z0ye8t9tpsz3gn7nkm9', email: 'adalovelace+news@example.com' },
            ...{ phone: null, externalId: null },
          },
        ],
      },
    ],
  },
)
export type DuplicateGroup = Static<typeof DuplicateGroup>

export const DuplicateQuery = Type.Object({
  ...PageQuery,
  totalCount: searchQuery.totalCount,
})

export const DuplicateList = Type.Object(
  { ...List(DuplicateGroup).properties, totalCount: Type.Optional(TotalCount) },
  { title: 'DuplicateList' },
)
