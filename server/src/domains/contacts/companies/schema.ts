import { type Static, Type } from 'typebox'
import { defineEvent } from '../../../platform/events/event.ts'
import { Id, Nullable, PageQuery, Text, Time } from '../../../platform/operations/schemas.ts'
import { Custom, optionalFields, Phone, ShownAddress, Tags } from '../fields.ts'
import { CompanyId } from '../ids.ts'

const name = Text('Name of the company.', 'Analytical Engines')

const nullable = {
  domain: Nullable(
    Text(
      'Domain of the company. Unique in the organization; stored in lower case and ASCII.',
      'example.com',
      253,
    ),
  ),
  phone: Nullable(Phone('E.164 number.')),
  address: Nullable(optionalFields.address),
  ownerId: Nullable({
    ...optionalFields.ownerId,
    description: 'Member responsible for the company.',
  }),
}

export const Company = Type.Object(
  {
    id: Id(CompanyId, 'Identifier of the company.'),
    name,
    ...nullable,
    address: Nullable(ShownAddress),
    tags: Tags,
    custom: Custom,
    createdAt: Time('When the company was created.'),
    updatedAt: Time('When the company last changed.'),
  },
  { title: 'Company' },
)
export type Company = Static<typeof Company>

const settable = { ...nullable, tags: Nullable(Tags), custom: Nullable(Custom) }

export const NewCompany = Type.Object(
  { name, ...Type.Partial(Type.Object(settable)).properties },
  { title: 'NewCompany', additionalProperties: false },
)
export type NewCompany = Static<typeof NewCompany>

export const CompanyChanges = Type.Partial(Type.Object({ name, ...settable }), {
  title: 'CompanyChanges',
  additionalProperties: false,
  description:
    'Absent fields are kept and null clears a field. `custom`, `address` and `tags` are replaced as a whole.',
})
export type CompanyChanges = Static<typeof CompanyChanges>

export const CompanyQuery = Type.Object({
  ...PageQuery,
  q: Type.Optional(Text('Part of a name or a domain; case is ignored.')),
  domain: Type.Optional(
    Type.String({ maxLength: 253, description: 'Exact domain; case is ignored.' }),
  ),
})

const exampleCompany: Company = {
  id: CompanyId.example,
  name: 'Analytical Engines',
  domain: 'example.com',
  phone: '+14155550123',
  address: null,
  ownerId: null,
  tags: ['customer'],
  custom: {},
  createdAt: '2026-11-21T09:30:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
}

export const companyCreated = defineEvent(
  'company.created',
  'A company was created.',
  Company,
  exampleCompany,
)

export const companyUpdated = defineEvent(
  'company.updated',
  'A company changed. A write that changes nothing emits no event.',
  Company,
  exampleCompany,
)

export const companyDeleted = defineEvent(
  'company.deleted',
  'A company was deleted; the data is its last state. Earlier events about it are expunged, and so is this one after its deliveries have ended.',
  Company,
  exampleCompany,
  { erases: true },
)
