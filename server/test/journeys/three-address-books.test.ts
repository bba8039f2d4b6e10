import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Contact } from '@capstan/sdk'
import { make } from '../factories.ts'
import { type Harness, harness } from '../harness.ts'
import { countsOf, importContacts } from '../importing.ts'

const folder = join(import.meta.dirname, '../import-corpus/twenty')
const read = (name: string): Buffer => readFileSync(join(folder, name))

/** What the three have together of one person. */
interface United {
  name: string
  emails: string[]
  phones: string[]
  streets: string[]
}

const filled = (values: (string | null)[]): string[] => values.filter((one) => one !== null)

const unitedOf = (contact: Contact) => {
  const { firstName, lastName, name, company, jobTitle, externalId, birthday } = contact
  const addresses = [contact.address, ...contact.additionalAddresses].filter((one) => one !== null)
  return {
    ...{ firstName, lastName, name, company, jobTitle, externalId, birthday },
    emails: filled([contact.email, ...contact.additionalEmails]).sort(),
    phones: filled([contact.phone, ...contact.additionalPhones]).sort(),
    faxNumbers: contact.faxNumbers,
    tags: contact.tags.toSorted(),
    websites: contact.websites.map(({ url }) => url.replace(/\/$/, '')).sort(),
    streets: addresses
      .map(({ street, city, region, postalCode, country }) =>
        filled([street, city, region, postalCode, country]).join(', '),
      )
      .sort(),
    emailLabels: contact.emailLabels,
    phoneLabels: contact.phoneLabels,
  }
}

async function peopleOf(owner: Harness['owner']): Promise<Map<string, Contact>> {
  const { data } = (await owner.get('/v1/contacts?limit=100')).body as { data: Contact[] }
  return new Map(data.map((contact) => [contact.externalId ?? contact.id, contact]))
}

const orders = [
  ['google.csv', 'outlook.csv', 'icloud.vcf'],
  ['icloud.vcf', 'outlook.csv', 'google.csv'],
  ['outlook.csv', 'icloud.vcf', 'google.csv'],
]

for (const order of orders) {
  for (const onConflict of ['update', 'fill_empty']) {
    test(`twenty people of ${order.join(', ')} are twenty with all that any has, by ${onConflict}`, async (t) => {
      const app = await harness(t)
      const { client: owner } = await make.stranger(app)
      const start = { options: { defaultCountry: 'GB', onConflict } }
      const books = order.map(read)
      for (const [at, book] of books.entries()) {
        const result = await importContacts({ owner, drain: app.drain }, book, start)
        const expected = at === 0 ? { created: 20 } : { updated: 20 }
        assert.deepEqual(countsOf(result), { rowsRead: 20, ...expected }, order[at])
      }
      const people = await peopleOf(owner)
      const all: (United & { externalId: string })[] = JSON.parse(read('united.json').toString())
      assert.equal(people.size, 20)
      for (const wanted of all) {
        const contact = people.get(wanted.externalId)
        assert.ok(contact, wanted.name)
        assert.deepEqual(unitedOf(contact), wanted)
      }
      for (const book of books) {
        const again = await importContacts({ owner, drain: app.drain }, book, start)
        assert.deepEqual(countsOf(again), { rowsRead: 20, unchanged: 20 })
      }
    })
  }
}
