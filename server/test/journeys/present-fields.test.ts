import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Operation } from '../../src/platform/operations/operation.ts'
import { harness } from '../harness.ts'

interface Schema {
  title?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
}

/** Fields that a resource shows only sometimes, by `<title of the schema>.<field>`. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'The specification shows it only then.': ['Source.url'],
  'Clients of the first release know it as absent or an object, never as null.': ['Source.file'],
  'An event is the bytes that were delivered, and earlier ones do not have it.': [
    'Event.causedBy',
    'Event.missingScope',
    'Event.expungedAt',
  ],
  'The reply says it only if the request asked for it.': [
    'ContactList.totalCount',
    'DuplicateList.totalCount',
  ],
  'A secret that only this reply has.': ['SentProposal.links', 'ProposalRecipientWithLink.link'],
}

/** Parts of settings that have an `id`. */
const settings = ['ProposalBlock', 'RecordListing', 'ChangeListing']

const excepted = new Set(Object.values(exceptions).flat())

/**
 * A reply, and what has an id within it. Settings within a resource, such as those of a hook or an action, are shown
 * as they were sent.
 */
function* resourcesOf(schema: Schema, isReply = false): Generator<Schema> {
  for (const one of schema.anyOf ?? []) yield* resourcesOf(one, isReply)
  if (schema.items) yield* resourcesOf(schema.items)
  if (!schema.properties) return
  if (schema.title && (isReply || schema.required?.includes('id'))) {
    if (!settings.includes(schema.title)) yield schema
  }
  for (const field of Object.values(schema.properties)) yield* resourcesOf(field)
}

test('every field of every resource is always present, but for those with a stated reason', async (t) => {
  const app = await harness(t)
  const absent = new Set<string>()
  for (const { reply } of app.operations as readonly Operation[]) {
    for (const { title, properties = {}, required = [] } of resourcesOf(
      (reply ?? {}) as Schema,
      true,
    )) {
      for (const name of Object.keys(properties)) {
        if (!required.includes(name)) absent.add(`${title}.${name}`)
      }
    }
  }
  assert.deepEqual([...absent].sort(), [...excepted].sort())
})

test('every part of a contact and a company is always present', async (t) => {
  const app = await harness(t)
  const replies = (app.operations as readonly Operation[]).map(({ reply }) => reply as Schema)
  for (const title of ['Contact', 'Company']) {
    const absent: string[] = []
    const walk = (schema: Schema, path: string): void => {
      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        if (!schema.required?.includes(name)) absent.push(`${path}.${name}`)
        walk(field, `${path}.${name}`)
      }
      if (schema.items) walk(schema.items, path)
    }
    const schema = replies.find((one) => one?.title === title)
    assert.ok(schema)
    walk(schema, title)
    assert.deepEqual(absent, [])
  }
})
