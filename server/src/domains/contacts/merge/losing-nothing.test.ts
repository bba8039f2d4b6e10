import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { atDepth } from '../../../../test/depth.ts'
import { harness } from '../../../../test/harness.ts'
import type { Contact } from '../schema.ts'

const several = (kind: string) =>
  fc.uniqueArray(fc.nat(9), { maxLength: 3 }).map((all) => all.map((one) => `${kind}${one}`))

/** What a contact may have; the numbers become addresses that no other contact of the run has. */
const someone = fc.record({
  emails: fc.nat(3),
  phones: fc.nat(3),
  hasId: fc.boolean(),
  tags: several('tag'),
  keys: several('key'),
  texts: fc.record(
    { name: fc.constantFrom('Ada', 'Grace'), jobTitle: fc.constant('Engineer') },
    { requiredKeys: [] },
  ),
})

const family = fc.record({
  people: fc.array(someone, { minLength: 2, maxLength: 5 }),
  chosen: fc.option(fc.nat(4)),
})

type Person = typeof someone extends fc.Arbitrary<infer Value> ? Value : never

function fieldsOf({ emails, phones, hasId, tags, keys, texts }: Person, serial: number): object {
  const list = (count: number, show: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => show(serial * 10 + at))
  const [email = null, ...additionalEmails] = list(emails, (n) => `p${n}@example.com`)
  const [phone = null, ...additionalPhones] = list(phones, (n) => `+49151${10_000_000 + n}`)
  return {
    ...{ email, phone, additionalEmails, additionalPhones, tags, name: `P${serial}`, ...texts },
    externalId: hasId ? `id-${serial}` : null,
    birthday: hasId ? '--12-10' : null,
    address: phones > 0 ? { city: `City ${serial}` } : null,
    additionalAddresses: keys.map((key) => ({ city: key, label: 'home' })),
    websites: tags.map((tag) => ({ url: `https://${tag}.example` })),
    faxNumbers: hasId ? ['+14155550199', `+49301${10_000_000 + serial}`] : [],
    emailLabels: email ? { [email]: 'work' } : {},
    phoneLabels: Object.fromEntries(additionalPhones.map((one) => [one, 'home'])),
    custom: Object.fromEntries(keys.map((key) => [key, serial])),
  }
}

const listsOf = (contact: Contact) => ({
  emails: [contact.email, ...contact.additionalEmails].filter((one) => one !== null),
  phones: [contact.phone, ...contact.additionalPhones].filter((one) => one !== null),
  ids: [contact.externalId, ...contact.mergedIdentifiers.map(({ value }) => value)].filter(
    (one) => one !== null,
  ),
  tags: contact.tags,
  cities: [contact.address, ...contact.additionalAddresses].flatMap((one) => one?.city ?? []),
  websites: contact.websites.map(({ url }) => url),
  faxNumbers: contact.faxNumbers,
  labels: [...Object.keys(contact.emailLabels), ...Object.keys(contact.phoneLabels)],
  keys: Object.keys(contact.custom),
})

test('a merge loses no address, number, label, website, id, tag or key, and undoing it restores everyone', async (t) => {
  const app = await harness(t)
  let serial = 0
  const read = async (id: string): Promise<Contact> =>
    (await app.owner.get(`/v1/contacts/${id}`)).body
  await fc.assert(
    fc.asyncProperty(family, async ({ people, chosen }) => {
      const before: Contact[] = []
      for (const person of people) {
        const { status, body } = await app.owner.post('/v1/contacts', fieldsOf(person, ++serial))
        assert.equal(status, 201)
        before.push(await read(body.id))
      }
      const [survivor, ...others] = before as [Contact, ...Contact[]]
      const giver = chosen === null ? undefined : before[chosen]?.id
      const { status, body } = await app.owner.post(`/v1/contacts/${survivor.id}/merge`, {
        contactIds: others.map(({ id }) => id),
        choose: giver ? { externalId: giver, email: giver, name: giver } : {},
      })
      assert.equal(status, 200, JSON.stringify(body))
      const united = listsOf(body)
      for (const name of Object.keys(united) as (keyof typeof united)[]) {
        const all = new Set(before.flatMap((contact) => listsOf(contact)[name]))
        assert.deepEqual([...united[name]].sort(), [...all].sort(), name)
      }
      for (const field of ['name', 'jobTitle', 'birthday'] as const) {
        const isThere = before.some((contact) => contact[field] !== null)
        assert.equal(body[field] !== null, isThere, field)
      }
      assert.equal((await app.owner.post(`/v1/contacts/${survivor.id}/unmerge`)).status, 200)
      for (const contact of before) {
        const { updatedAt: _, ...restored } = await read(contact.id)
        const { updatedAt: __, ...was } = contact
        assert.deepEqual(restored, was)
      }
    }),
    { numRuns: atDepth(200), seed: 7 },
  )
})
