import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { isRaw, type Operation } from '../../src/platform/operations/operation.ts'
import { validatorFor } from '../../src/platform/operations/validation.ts'
import type { Answer, Client } from '../client.ts'
import { atDepth } from '../depth.ts'
import { documented } from '../documented.ts'
import { type Harness, harness } from '../harness.ts'
import { bodies, fill, makeAlong } from '../resources.ts'
import { damaged, valuesOf } from '../schema-values.ts'

/** The same requests each time; another number finds others. A failure prints it. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20261121)
/** Requests of each operation. */
const runs = atDepth(60)

interface Request {
  ids: string[] | null
  query: Record<string, unknown>
  body: unknown
  headers: Record<string, string>
}

const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('%zz', '*', '"', ''),
)

const headers = fc.record(
  {
    'idempotency-key': fc.oneof(
      fc.constantFrom('one', 'two', ''),
      fc.stringMatching(/^[ -~]{1,300}$/),
    ),
    'if-match': fc.constantFrom('*', '"x"', 'W/"x", "y"', ','),
    'if-none-match': fc.constantFrom('*', '"x"'),
    accept: fc.constantFrom('*/*', 'application/json', 'text/html', ';', ''),
  },
  { requiredKeys: [] },
)

const requestsOf = ({ path, query, body, operationId }: Operation): fc.Arbitrary<Request> => {
  const depth = path.split('{').length - 1
  const strangeIds = fc.array(
    fc.oneof(fc.uuid(), fc.stringMatching(/^[a-z]{2,4}_[0-7][0-9a-hjkmnp-tv-z]{25}$/), texts),
    { minLength: depth, maxLength: depth },
  )
  const parameters = Object.entries(query?.properties ?? {}).map(
    ([name, schema]) =>
      [name, fc.oneof({ weight: 8, arbitrary: valuesOf(schema) }, texts)] as const,
  )
  const given = bodies[operationId]
  const wanted = given ? fc.oneof(fc.constant(given), valuesOf(body)) : valuesOf(body)
  return fc.record({
    // The ids of things that are there: most requests are to get past the first check.
    ids: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, strangeIds),
    query: fc.record(Object.fromEntries(parameters), { requiredKeys: [] }),
    body: body ? fc.oneof(wanted, damaged(wanted)) : fc.constant(undefined),
    headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, headers),
  })
}

const queryString = (query: Record<string, unknown>): string => {
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`,
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

async function send(client: Client, operation: Operation, request: Request, ids: string[]) {
  const { query, body, headers } = request
  const values = (request.ids ?? ids).map((id) => id.toWellFormed())
  return client.send({
    method: operation.method,
    url: fill(operation.path, values) + queryString(query),
    headers: { ...headers, ...(operation.body && { 'content-type': 'application/json' }) },
    ...(operation.body && { payload: JSON.stringify(body) ?? '' }),
  })
}

/** A required field of contacts would refuse the contacts that later requests need. */
async function forgetFields({ context }: Harness): Promise<void> {
  const { db } = context.database
  await db.deleteFrom('contact_fields').execute()
  const version = sql<number>`version + 1`
  await db.updateTable('contact_field_sets').set({ version, is_strict: false }).execute()
}

/** How many requests were answered with which class of status. */
type Tally = Record<string, number>

/** `check` holds each answer against the OpenAPI document, the client against the schemas behind it. */
async function fuzz(
  app: Harness,
  client: Client,
  operation: Operation,
  check: (operation: Operation, answer: Answer) => void,
  tally: Tally,
): Promise<void> {
  const isValid = validatorFor(operation.body ?? {}, 'body')
  let ids = await makeAlong(app, operation)
  const property = fc.asyncProperty(requestsOf(operation), async (request) => {
    const answer = await send(client, operation, request, ids)
    const { status, text } = answer
    tally[`${Math.floor(status / 100)}xx`] = (tally[`${Math.floor(status / 100)}xx`] ?? 0) + 1
    assert.ok(status < 500, `${status} ${text}`)
    check(operation, answer)
    if (operation.body && !isValid(structuredClone(request.body)))
      assert.ok(status >= 400, `${status} for a body that breaks its schema`)
    if (status === 204) ids = await makeAlong(app, operation)
  })
  await fc.assert(property, { seed, numRuns: runs })
}

/** All but those that speak a protocol of their own, whose answers are that protocol's. */
const operationsOf = (app: Harness): (readonly [Operation, Client])[] =>
  [
    ...app.operations.map((operation) => [operation, app.owner] as const),
    ...app.operatorOperations.map((operation) => [operation, app.operator] as const),
  ].filter(([{ reply }]) => !isRaw(reply))

test('no request, sound or broken, gets an answer that is a fault or not declared', async (t) => {
  const app = await harness(t)
  const check = await documented(app)
  const tally: Tally = {}
  for (const [operation, client] of operationsOf(app)) {
    await forgetFields(app)
    await t.test(`${operation.method} ${operation.path}`, () =>
      fuzz(app, client, operation, check, tally),
    )
  }
  t.diagnostic(`answers: ${JSON.stringify(tally)}`)
  // Requests that are all refused at the door would prove nothing of what is behind it.
  assert.ok((tally['2xx'] ?? 0) > operationsOf(app).length)
})
