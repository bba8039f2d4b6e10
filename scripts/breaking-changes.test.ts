import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { breakingChanges } from './breaking/operations.ts'

const read = (name: string) => readFile(new URL(`../api/${name}.json`, import.meta.url), 'utf8')
const text = await read('openapi')
const webhooks = await read('webhooks')

// biome-ignore lint/suspicious/noExplicitAny: a document, changed by name
type Document = any

function after(change: (document: Document) => void): string[] {
  const changed: Document = JSON.parse(text)
  change(changed)
  return breakingChanges(JSON.parse(text), changed)
}

const contacts = ({ paths }: Document) => paths['/v1/contacts']
const parameter = (document: Document, wanted: string) =>
  contacts(document).get.parameters.find(({ name }: { name: string }) => name === wanted)
const schemas = ({ components }: Document) => components.schemas

describe('a document in which a client would notice that', () => {
  const refused: [what: string, change: (document: Document) => void, said: RegExp][] = [
    ['a path is gone', ({ paths }) => delete paths['/v1/contacts'], /POST \/v1\/contacts: is gone/],
    ['an operation is gone', (one) => delete contacts(one).post, /POST \/v1\/contacts: is gone/],
    [
      'an operation has another name',
      (one) => (contacts(one).post.operationId = 'addContact'),
      /its operationId was createContact/,
    ],
    [
      'a success has another status',
      (one) => {
        contacts(one).post.responses[200] = contacts(one).post.responses[201]
        delete contacts(one).post.responses[201]
      },
      /no longer answers 201/,
    ],
    [
      'a filter is gone',
      (one) => contacts(one).get.parameters.splice(0, 1),
      /GET \/v1\/contacts query limit: is gone/,
    ],
    [
      'a parameter is required',
      (one) =>
        contacts(one).get.parameters.push({ name: 'x', in: 'query', required: true, schema: {} }),
      /query x: is now required/,
    ],
    [
      'a page is smaller',
      (one) => (contacts(one).get.parameters[0].schema.maximum = 50),
      /query limit: maximum 100 goes beyond 50/,
    ],
    [
      'a field of an answer is gone',
      (one) => delete schemas(one).Contact.properties.company,
      /201\.company: is gone/,
    ],
    [
      'a field of an answer may be missing',
      (one) => (schemas(one).Contact.required = ['id']),
      /201\.name: is no longer always there/,
    ],
    [
      'a field of an answer may be null',
      (one) => (schemas(one).Contact.properties.id.type = ['string', 'null']),
      /201\.id: the type null/,
    ],
    [
      'an answer has another value',
      (one) => schemas(one).Webhook.properties.disabledReason.enum.push('bored'),
      /disabledReason: not known to one side: bored/,
    ],
    [
      'an answer has more of what may not grow',
      (one) => {
        const { name } = schemas(one).Contact.properties
        schemas(one).Contact.properties.name = { ...name, maxLength: 900 }
      },
      /201\.name: maxLength 900 goes beyond 200/,
    ],
    [
      'a field must be sent',
      (one) => (schemas(one).NewContact.required = ['name']),
      /body\.name: is now required/,
    ],
    [
      'a field is no longer known',
      (one) => delete schemas(one).NewContact.properties.company,
      /body\.company: is gone/,
    ],
    [
      'a text must be shorter',
      (one) => (schemas(one).NewContact.properties.name.maxLength = 20),
      /body\.name: maxLength 200 goes beyond 20/,
    ],
    [
      'a text has to look otherwise',
      (one) => (schemas(one).NewContact.properties.name.pattern = '^A'),
      /body\.name: another pattern/,
    ],
    [
      'a value is no longer taken',
      (one) => (parameter(one, 'tag').schema.enum = ['a']),
      /query tag: not known to one side/,
    ],
  ]
  for (const [what, change, said] of refused) {
    test(`is refused where ${what}`, () => assert.match(after(change).join('\n'), said))
  }

  test('is refused where an event is gone', async () => {
    const [old, fresh]: Document[] = [1, 2].map(() => JSON.parse(webhooks))
    delete fresh.webhooks['contact.created']
    assert.deepEqual(breakingChanges(old, fresh), ['event contact.created: is gone'])
  })
})

describe('a document', () => {
  test('passes that says the same of null in another form', () => {
    const name: Document = { type: 'object', properties: { name: { type: 'string' } } }
    const paths = (schema: object, schemas: object = {}): Document => {
      const content = { 'application/json': { schema } }
      const get = { operationId: 'get', responses: { 200: { content } } }
      return { paths: { '/': { get } }, components: { schemas } }
    }
    const old = paths({ ...name, type: ['object', 'null'] })
    const schema = { anyOf: [{ $ref: '#/components/schemas/Name' }, { type: 'null' }] }
    assert.deepEqual(breakingChanges(old, paths(schema, { Name: name })), [])
    assert.match(
      breakingChanges(paths(name), paths(schema, { Name: name })).join(),
      /the type null/,
    )
  })

  const free: [what: string, change: (document: Document) => void][] = [
    ['is the same', () => {}],
    ['has a new operation', ({ paths }) => (paths['/v1/new'] = paths['/v1/contacts'])],
    [
      'answers with a new field',
      (one) => {
        schemas(one).Contact.properties.age = { type: 'integer' }
        schemas(one).Contact.required.push('age')
      },
    ],
    [
      'answers with a new value of a list that may grow',
      (one) =>
        (schemas(one).Contact.properties.name = {
          ...schemas(one).Contact.properties.name,
          enum: ['a'],
          'x-extensible': true,
        }),
    ],
    [
      'answers with more of what may grow',
      (one) => {
        const { name } = schemas(one).Contact.properties
        schemas(one).Contact.properties.name = { ...name, maxLength: 900, 'x-extensible': true }
      },
    ],
    ['takes a new field', (one) => (schemas(one).NewContact.properties.age = { type: 'integer' })],
    ['takes a longer text', (one) => (schemas(one).NewContact.properties.name.maxLength = 900)],
    [
      'takes a new filter',
      (one) =>
        contacts(one).get.parameters.push({ name: 'x', in: 'query', required: false, schema: {} }),
    ],
    ['is said in other words', (one) => (contacts(one).post.description = 'Otherwise.')],
    ['deprecates an operation', (one) => (contacts(one).post.deprecated = true)],
  ]
  for (const [what, change] of free) {
    test(`passes that ${what}`, () => assert.deepEqual(after(change), []))
  }
})
