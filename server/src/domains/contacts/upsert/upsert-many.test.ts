import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { ApiError } from '../../../platform/errors.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { Created } from '../../../platform/operations/created.ts'
import type { HandleKind } from '../handles/forms.ts'
import type { Contact, NewContact } from '../schema.ts'
import { upsertContacts } from './upsert-many.ts'

interface Upsert {
  key: HandleKind
  value: string
  fields: NewContact
}

/** Few handles, so that they meet: two keys of one contact, one key twice, and what another contact has. */
const emails = fc.constantFrom('a@example.com', 'A@example.com', 'b@example.com', 'c@example.com')
const phones = fc.constantFrom('+14155550101', '+14155550102')
const optional = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })
const extras = fc.record({
  name: optional(fc.constantFrom('Ada', 'Grace')),
  tags: optional(fc.constantFrom(['x'], ['x', 'y'])),
  custom: optional(fc.constantFrom({ plan: 'pro' }, { plan: 'free', seats: 3 })),
  timezone: optional(fc.constantFrom('Europe/London', 'Nowhere/Land')),
})
const upserts: fc.Arbitrary<Upsert> = fc.oneof(
  fc.tuple(emails, extras, optional(phones)).map(([value, more, phone]) => ({
    key: 'email' as const,
    value,
    fields: defined({ ...more, phone }),
  })),
  fc.tuple(phones, extras, optional(emails)).map(([value, more, email]) => ({
    key: 'phone' as const,
    value,
    fields: defined({ ...more, email }),
  })),
  fc
    .tuple(fc.constantFrom('1', '2'), extras)
    .map(([value, more]) => ({ key: 'externalId' as const, value, fields: defined(more) })),
)
const some = <T>(one: fc.Arbitrary<T>, most: number) => fc.array(one, { maxLength: most })
const defined = (fields: object): NewContact =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

test('many at once come to what they come to one after the other', async (t) => {
  const app = await harness(t)
  await fc.assert(
    fc.asyncProperty(some(upserts, 3), some(upserts, 8), async (earlier, sequence) => {
      const [single, together] = [await make.organization(app), await make.organization(app)]
      for (const organization of [single, together]) await oneByOne(app, organization, earlier)
      const statuses = await oneByOne(app, single, sequence)
      assert.deepEqual(await allAtOnce(app, together, sequence), statuses)
      assert.deepEqual(await stateOf(app, together), await stateOf(app, single))
    }),
    { numRuns: 40 },
  )
})

async function oneByOne(app: Harness, organization: Organization, sequence: readonly Upsert[]) {
  const client = app.as(await make.token(app, ['*'], { organization }))
  const statuses: (number | string)[] = []
  for (const { key, value, fields } of sequence) {
    const path = `/v1/contacts/by/${key}/${encodeURIComponent(value)}`
    const { status, body } = await client.put(path, fields)
    statuses.push(status < 300 ? status : `${body.error.code} ${body.error.field}`)
  }
  return statuses
}

async function allAtOnce(app: Harness, { id }: Organization, sequence: readonly Upsert[]) {
  const asked = sequence.map(({ key, value, fields }) => ({
    ...{ params: { key, value }, bodyFor: () => fields, cause: null },
  }))
  const organizationId = OrganizationId.read(id) ?? ''
  const outcomes = await app.context.transact(organizationId, { kind: 'system' }, (work) =>
    upsertContacts(work, asked),
  )
  return outcomes.map((outcome) => {
    if (outcome instanceof ApiError) return `${outcome.code} ${outcome.field}`
    return outcome.result instanceof Created ? 201 : 200
  })
}

type Organization = Awaited<ReturnType<typeof make.organization>>

/** What everybody can see of it, without what differs from one organization to the other. */
async function stateOf(app: Harness, organization: Organization) {
  const client = app.as(await make.token(app, ['*'], { organization }))
  const { body: contacts } = await client.get('/v1/contacts?limit=100')
  const { body: events } = await client.get('/v1/events?limit=100')
  const anonymous = ({ id: _, ...contact }: Contact) => JSON.stringify(contact)
  return {
    contacts: contacts.data.map(anonymous).sort(),
    events: events.data.map(({ type }: { type: string }) => type).sort(),
  }
}
