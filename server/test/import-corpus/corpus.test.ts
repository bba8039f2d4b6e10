import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Contact } from '@capstan/sdk'
import { atDepth } from '../depth.ts'
import { make } from '../factories.ts'
import { type Harness, harness } from '../harness.ts'
import { importContacts } from '../importing.ts'

/** What a careful person expects of a file, and the options that they would choose. Made by `make.py`. */
interface Expected {
  contacts: Partial<Contact>[]
  options?: object
}

interface Score {
  found: number
  expected: number
  /** Values that are others than in the file, and people whom it does not have. */
  changed: number
}

const folder = join(import.meta.dirname, 'files')
const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:csv|xlsx|vcf)$/.test(path))
  .sort()

/** Evenly over the kinds, so that a tenth has some of each. */
const files = all.filter((_, at) => at % Math.round(all.length / atDepth(all.length)) === 0)

test('files in the form of other programs give the contacts that a careful person expects', async (t) => {
  const app = await harness(t)
  const scores = new Map<string, Score>()
  const faults: string[] = []
  for (const path of files) {
    const kind = path.split('/')[0] ?? ''
    const score = scores.get(kind) ?? { found: 0, expected: 0, changed: 0 }
    scores.set(kind, score)
    for (const fault of await scoreFile(app, path, score)) faults.push(`${path}: ${fault}`)
  }
  for (const fault of faults) console.log(fault)
  console.table(Object.fromEntries(scores))
  const sum = (name: keyof Score) => [...scores.values()].reduce((all, one) => all + one[name], 0)
  const share = sum('found') / sum('expected')
  console.log(`${files.length} files, ${(share * 100).toFixed(2)} % of ${sum('expected')} found`)
  assert.equal(sum('changed'), 0)
  assert.ok(share >= 0.99, `${share}`)
})

/** Imports a file into an organization of its own, and adds up what came of it. Returns what is missing or wrong. */
async function scoreFile(app: Harness, path: string, score: Score): Promise<string[]> {
  const { client: owner } = await make.stranger(app)
  const expected: Expected = JSON.parse(readFileSync(join(folder, `${path}.json`), 'utf8'))
  const content = readFileSync(join(folder, path))
  const { status } = await importContacts({ owner, drain: app.drain }, content, {
    options: expected.options ?? {},
  })
  const { data } = (await owner.get('/v1/contacts?limit=100')).body as { data: Contact[] }
  const faults = status === 'completed' ? [] : [`ended as ${status}`]
  for (const wanted of expected.contacts) {
    const contact = data.find(({ email }) => email === wanted.email)
    const known = new Set(valuesOf(wanted).map(([field]) => field))
    for (const [field, value] of valuesOf(contact ?? {})) {
      if (!keys.has(field) || known.has(field)) continue
      score.changed++
      faults.push(`${wanted.email} ${field}: ${value} is not of the file`)
    }
    for (const [field, value] of valuesOf(wanted)) {
      const got = contact && valuesOf(contact).find(([name]) => name === field)?.[1]
      score.expected++
      if (got === value) score.found++
      else faults.push(`${wanted.email} ${field}: ${value} expected, ${got ?? 'nothing'} found`)
      if (got !== undefined && got !== value) score.changed++
    }
  }
  const others = data.filter(({ email }) => !expected.contacts.some((one) => one.email === email))
  score.changed += others.length
  for (const { name, email, phone } of others) faults.push(`${name ?? email ?? phone} is nobody`)
  return faults
}

/** Fields that say who somebody is: one that is not expected was made of something else. */
const keys = new Set([
  ...['phone', 'externalId', 'additionalEmails', 'additionalPhones', 'tags'],
  ...['birthday', 'websites', 'additionalAddresses', 'faxNumbers'],
])

/** As `make.py` writes it: without parts that are empty. */
const wordsOf = (address: object): string =>
  Object.entries(address)
    .flatMap(([part, value]) => (value ? [`${part} ${value}`] : []))
    .sort()
    .join(', ')

const websiteOf = (website: Contact['websites'][number] | string): string =>
  typeof website === 'string' ? website : [website.url, website.label].filter(Boolean).join(' ')

const entriesOf = (object: object = {}): string =>
  Object.entries(object)
    .map((entry) => entry.join(' '))
    .sort()
    .join(', ')

/** Each value of a contact by itself; a name that is kept in parts is one, too. */
function valuesOf(contact: Partial<Contact>): [field: string, value: string][] {
  const { address, additionalEmails, additionalPhones, tags } = contact
  const { firstName, lastName } = contact
  const name = contact.name ?? [firstName, lastName].filter(Boolean).join(' ')
  const texts = {
    ...{ name, firstName, lastName, email: contact.email, phone: contact.phone },
    ...{ company: contact.company, jobTitle: contact.jobTitle, externalId: contact.externalId },
    additionalEmails: additionalEmails?.toSorted().join(', '),
    additionalPhones: additionalPhones?.toSorted().join(', '),
    tags: tags?.toSorted().join(', '),
    birthday: contact.birthday,
    websites: contact.websites?.map(websiteOf).sort().join(', '),
    additionalAddresses: contact.additionalAddresses?.map(wordsOf).sort().join('; '),
    faxNumbers: contact.faxNumbers?.toSorted().join(', '),
    emailLabels: entriesOf(contact.emailLabels),
    phoneLabels: entriesOf(contact.phoneLabels),
    custom: entriesOf(contact.custom),
    ...Object.fromEntries(
      Object.entries(address ?? {}).map(([part, value]) => [`address.${part}`, value]),
    ),
  }
  return Object.entries(texts).flatMap(([field, value]) => (value ? [[field, String(value)]] : []))
}
