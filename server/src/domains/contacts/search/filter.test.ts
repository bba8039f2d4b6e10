import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { anyContact, anyFilter, fits } from '../../../../test/contact-filter.ts'
import { atDepth } from '../../../../test/depth.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { ApiError } from '../../../platform/errors.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { ContactId } from '../ids.ts'
import type { Contact } from '../schema.ts'
import { readExpression } from './cel.ts'
import { type Condition, type Filter, readFilter } from './filter.ts'
import { compileFilter } from './service.ts'

/** Contacts of every kind, of three moments, some with what only other products write. */
async function fill(app: Harness): Promise<Contact[]> {
  const items = fc.sample(anyContact, { numRuns: 60, seed: 7 }).map((one, index) => ({
    ...one,
    ...(index % 3 === 0 && {
      email: `ada${index || ''}@example.com`,
      phone: `+1415555010${index % 10}${index}`,
    }),
    ...(index % 7 === 0 && { additionalEmails: [`more${index || ''}@example.com`] }),
    ...(index % 5 === 0 && {
      additionalPhones: [`+49151000000${index + 10}`],
      externalId: `crm-${index}`,
    }),
  }))
  for (const part of [items.slice(0, 30), items.slice(30, 45), items.slice(45)]) {
    const { body } = await app.owner.post('/v1/contacts/batch', { mode: 'create', items: part })
    assert.deepEqual(
      body.data.filter(({ error }: { error: unknown }) => error),
      [],
    )
    await app.clock.advance('5s')
  }
  await sql`update contacts set last_activity_at = to_timestamp(extract(epoch from created_at)::float8 - 86400), source_kind = 'import',
    consent = '{"email": {"status": "opted_in", "at": "2026-11-21T09:30:00.000Z"}}'
    where tags @> array['vip']`.execute(app.context.database.db)
  await sql`update contacts set consent = '{"email": {"status": "opted_out", "at": "2026-11-21T09:30:00.000Z"}}'
    where tags @> array['new']`.execute(app.context.database.db)
  await sql`analyze contacts`.execute(app.context.database.db)
  const { data } = (await app.owner.get('/v1/contacts?limit=100')).body
  return data
}

async function answers(app: Harness, condition: Condition) {
  const reader = {
    db: app.context.database.db,
    organizationId: OrganizationId.read(app.organization.id) ?? '',
    now: app.clock.now(),
  }
  const { fits, index } = await compileFilter(reader, condition)
  const { rows } = await sql<{ id: string; fits: boolean; indexed: boolean }>`
    select id, ${fits} as fits, ${index ?? sql`true`} as indexed from contacts
    where organization_id = ${reader.organizationId}`.execute(reader.db)
  return new Map(rows.map(({ id, ...answer }) => [ContactId.show(id), answer]))
}

test('1,000 filters match what the documentation says, and an index misses nothing', async (t) => {
  const app = await harness(t)
  const contacts = await fill(app)
  assert.equal(contacts.length, 60)
  await fc.assert(
    fc.asyncProperty(anyFilter, async (filter) => {
      const answered = await answers(app, readFilter(filter))
      for (const contact of contacts) {
        const { fits: inDatabase, indexed } = answered.get(contact.id) ?? {}
        const expected = fits(filter, contact, app.clock.now())
        assert.equal(inDatabase, expected, JSON.stringify([filter, contact]))
        assert.ok(indexed || !expected, `not in the index: ${JSON.stringify([filter, contact])}`)
      }
    }),
    { numRuns: atDepth(1_000) },
  )
})

describe('a filter in CEL is the same as one in JSON', () => {
  const leaf = (field: string, op: string, value: unknown) => ({ field, op, value }) as Filter
  for (const [text, filter] of [
    ['name == "Ada"', leaf('name', 'eq', 'Ada')],
    [
      'tag == "vip" && custom.seats > 10',
      { and: [leaf('tag', 'eq', 'vip'), leaf('custom.seats', 'gt', 10)] },
    ],
    ['10 <= custom.seats', leaf('custom.seats', 'gte', 10)],
    ['custom.seats > -1.5', leaf('custom.seats', 'gt', -1.5)],
    ['custom["seats left"] != 1', leaf('custom.seats left', 'ne', 1)],
    ['tag in ["vip", "new"]', leaf('tag', 'in', ['vip', 'new'])],
    ['"vip" in tag', leaf('tag', 'eq', 'vip')],
    ['!(tag in ["vip"])', { not: leaf('tag', 'in', ['vip']) }],
    [
      'has(email) || phone != null',
      { or: [leaf('email', 'exists', true), leaf('phone', 'exists', true)] },
    ],
    ['lastActivityAt == null', leaf('lastActivityAt', 'exists', false)],
    ['!doNotContact', { not: leaf('doNotContact', 'eq', true) }],
    ['consent.email == "opted_in"', leaf('consent.email', 'eq', 'opted_in')],
    [
      'name.startsWith("Ad") && company.contains("x")',
      { and: [leaf('name', 'startsWith', 'Ad'), leaf('company', 'contains', 'x')] },
    ],
    ['createdAt.withinLast("30d")', leaf('createdAt', 'withinLast', '30d')],
    [
      'createdAt >= timestamp("2026-01-01T00:00:00Z")',
      leaf('createdAt', 'gte', '2026-01-01T00:00:00Z'),
    ],
    ['custom.seats.between(1, 5)', leaf('custom.seats', 'between', [1, 5])],
    [Array(20).fill('tag == "a"').join(' && '), { and: Array(20).fill(leaf('tag', 'eq', 'a')) }],
  ] as const) {
    test(text.slice(0, 60), () => {
      assert.deepEqual(plain(readExpression(text)), plain(readFilter(filter)))
    })
  }

  const plain = (condition: Condition): unknown => JSON.parse(JSON.stringify(condition))
})

const refusalOf = (read: () => unknown): [string | undefined, string] => {
  try {
    read()
  } catch (error) {
    assert.ok(error instanceof ApiError, String(error))
    return [error.field, error.message]
  }
  return [undefined, 'was accepted']
}

describe('a filter in JSON is refused by its place', () => {
  const deep = (levels: number): unknown =>
    levels === 0 ? { field: 'name', op: 'exists' } : { not: deep(levels - 1) }
  for (const [name, filter, field, message] of [
    ['a text', 'name', 'filter', /must be an object/],
    ['nothing', {}, 'filter.field', /must be the name of a field/],
    [
      'an unknown field',
      { field: 'tags', op: 'eq', value: 'a' },
      'filter.field',
      /unknown field tags; use tag/,
    ],
    [
      'a field of objects',
      { field: 'constructor', op: 'exists' },
      'filter.field',
      /unknown field constructor/,
    ],
    [
      'an operator of another kind',
      { or: [{ field: 'name', op: 'gt', value: 'a' }] },
      'filter.or.0.op',
      /compare name with eq, ne/,
    ],
    ['an unknown operator', { field: 'name', op: 'like', value: 'a' }, 'filter.op', /eq, ne/],
    ['an empty list', { field: 'tag', op: 'in', value: [] }, 'filter.value', /1 to 500/],
    [
      'a long list',
      { field: 'tag', op: 'in', value: Array(501).fill('a') },
      'filter.value',
      /1 to 500/,
    ],
    ['null', { field: 'name', op: 'eq', value: null }, 'filter.value', /Use exists/],
    ['a number for a name', { field: 'name', op: 'eq', value: 1 }, 'filter.value', /a text/],
    ['half a character', { field: 'name', op: 'eq', value: '\ud800' }, 'filter.value', /a text/],
    ['a NUL', { field: 'custom.a', op: 'eq', value: '\0' }, 'filter.value', /a text/],
    [
      'two types',
      { field: 'custom.a', op: 'between', value: [1, 'b'] },
      'filter.value',
      /one type/,
    ],
    [
      'true for gt',
      { field: 'custom.a', op: 'gt', value: true },
      'filter.value',
      /a number or a text/,
    ],
    [
      'no time',
      { field: 'createdAt', op: 'gt', value: 'yesterday' },
      'filter.value',
      /a time such as/,
    ],
    [
      'a day that there is not',
      { field: 'createdAt', op: 'gt', value: '2026-02-30' },
      'filter.value',
      /a time such as/,
    ],
    [
      'no duration',
      { field: 'createdAt', op: 'withinLast', value: '1 month' },
      'filter.value',
      /"30d"/,
    ],
    [
      'a foreign id',
      { field: 'ownerId', op: 'eq', value: 'con_1' },
      'filter.value',
      /id of a member/,
    ],
    [
      'an unknown part',
      { and: [{ field: 'name', op: 'exists', values: 1 }] },
      'filter.and.0.values',
      /is unknown/,
    ],
    ['and beside or', { and: [], or: [] }, 'filter.or', /cannot be combined with and/],
    ['six levels', deep(6), 'filter', /5 levels/],
    ['a thousand levels', deep(1_000), undefined, /5 levels/],
    ['51 comparisons', { or: Array(51).fill(deep(0)) }, 'filter.or', /50 comparisons/],
  ] as const) {
    test(`${name} in a filter of contacts`, () => {
      const [place, sentence] = refusalOf(() => readFilter(filter))
      if (field) assert.equal(place, field)
      assert.match(sentence, message)
    })
  }

  test('five levels and fifty comparisons are fine', () => {
    readFilter(deep(5))
    readFilter({ or: Array(50).fill(deep(0)) })
  })
})

describe('a filter in CEL is refused by its place', () => {
  for (const [text, message] of [
    ['name ==', /at character 8: /],
    ['nmae == "a"', /at character 1: unknown field nmae; use one of name, /],
    ['tags == "a"', /at character 1: unknown field tags; use tag/],
    ['name == "a" && name > "b"', /at character 16: compare name with ==, !=, in/],
    ['name == company', /at character 9: write a value here/],
    ['name.matches("a+")', /at character 1: unknown function matches; use has, contains/],
    ['"a" == "b"', /at character 1: write a field here/],
    ['true', /at character 1: write a condition here/],
    ['name', /at character 1: compare name with a text|was accepted/],
    ['custom.a.b == 1', /at character 1: write a field here/],
    ['custom.a in custom.b', /at character 1: write a value here/],
    ['custom.a == 10u', /at character 13: write numbers without/],
    ['createdAt > now', /at character 13: write a value here/],
    ['has(name, email)', /unknown function has|character/],
    [`${'!'.repeat(6)}doNotContact`, /5 levels/],
    [Array(51).fill('tag == "a"').join('||'), /50 comparisons/],
  ] as const) {
    test(`${text.slice(0, 40)} as a filter`, () => {
      const [field, sentence] = refusalOf(() => readExpression(text))
      assert.equal(field, 'filter')
      assert.match(sentence, message)
    })
  }

  test('for any random text, without a failure', () => {
    const token = fc.constantFrom(
      ...[
        'name',
        'custom',
        '.',
        'tag',
        '(',
        ')',
        '[',
        ']',
        '"a"',
        '1',
        '&&',
        '||',
        '!',
        '==',
        '>',
        'in',
      ],
      ...[
        'has',
        ',',
        ' ',
        '?',
        ':',
        '-',
        '{',
        '}',
        'null',
        '.contains(',
        '"',
        '\\',
        '\u2028',
        '1u',
        'b"a"',
      ],
    )
    const tokens = fc.array(token, { maxLength: 20 }).map((all) => all.join(''))
    fc.assert(
      fc.property(fc.oneof(tokens, fc.string({ unit: 'binary' })), (text) => {
        assert.ok(['filter', undefined].includes(refusalOf(() => readExpression(text))[0]))
      }),
      { numRuns: atDepth(1_000) },
    )
  })
})
