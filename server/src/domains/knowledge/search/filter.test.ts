import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { type Database, embeddedDatabase } from '../../../platform/db/database.ts'
import { openPglite } from '../../../platform/db/pglite.ts'
import { ApiError } from '../../../platform/errors.ts'
import { compileFilter } from './filter.ts'

const things = {
  ops: {
    team: 'ops',
    year: 2024,
    tags: ['red', 'blue'],
    title: 'A guide to deployment',
    open: true,
  },
  sales: { team: 'sales', year: 2025.5, tags: [], open: false, note: null },
  text: { team: 'Ops', year: '2026', tags: 'red' },
  bare: {},
} as const

let database: Database

before(async () => {
  database = embeddedDatabase(await openPglite(null))
  await sql`create table things (name text, metadata jsonb)`.execute(database.db)
  for (const [name, metadata] of Object.entries(things)) {
    await sql`insert into things values (${name}, ${JSON.stringify(metadata)}::text::jsonb)`.execute(
      database.db,
    )
  }
})

after(() => database[Symbol.asyncDispose]())

async function matching(filter: unknown): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from things where ${compileFilter(filter)(sql`metadata`)}`.execute(database.db)
  return rows.map(({ name }) => name).sort()
}

const refusal = (filter: unknown): string | undefined => {
  try {
    compileFilter(filter)
  } catch (error) {
    assert.ok(error instanceof ApiError && error.code === 'validation_error')
    return error.field
  }
  return 'was accepted'
}

describe('compileFilter', () => {
  for (const [filter, expected] of [
    [{ key: 'team', op: 'eq', value: 'ops' }, ['ops']],
    [{ team: 'ops' }, ['ops']],
    [{ team: { eq: 'ops' } }, ['ops']],
    [{ open: false }, ['sales']],
    [{ year: 2024.0 }, ['ops']],
    [{ note: null }, ['bare', 'ops', 'sales', 'text']],
    [{ team: { ne: 'ops' } }, ['bare', 'sales', 'text']],
    [{ team: { ne: null } }, ['ops', 'sales', 'text']],
    [{ year: { gt: 2024 } }, ['sales']],
    [{ year: { gte: 2024 } }, ['ops', 'sales']],
    [{ year: { lt: 2025 } }, ['ops']],
    [{ year: { lte: 2025.5 } }, ['ops', 'sales']],
    [{ year: { gte: '2025' } }, ['text']],
    [{ year: { gt: 2000, lt: 2025 } }, ['ops']],
    [{ team: { in: ['sales', 'ops'] } }, ['ops', 'sales']],
    [{ year: { in: [2024, '2026'] } }, ['ops', 'text']],
    [{ team: { nin: ['sales', 'ops'] } }, ['bare', 'text']],
    [{ note: { exists: true } }, ['sales']],
    [{ note: { exists: false } }, ['bare', 'ops', 'text']],
    [{ tags: { contains: 'red' } }, ['ops', 'text']],
    [{ title: { contains: 'deploy' } }, ['ops']],
    [{ title: { contains: '%' } }, []],
    [{ team: 'ops', year: { gt: 2030 } }, []],
    [{ and: [{ team: 'ops' }, { open: true }] }, ['ops']],
    [{ or: [{ team: 'sales' }, { key: 'year', op: 'lt', value: 2025 }] }, ['ops', 'sales']],
    [{ not: { team: 'ops' } }, ['bare', 'sales', 'text']],
    [{ not: { year: { gt: 2024 } } }, ['bare', 'ops', 'text']],
    [{ not: { title: { contains: 'x' } } }, ['bare', 'ops', 'sales', 'text']],
    [{ and: [{ or: [{ team: 'ops' }, { team: 'sales' }] }, { not: { open: true } }] }, ['sales']],
    [{ key: 'and', op: 'exists', value: false }, ['bare', 'ops', 'sales', 'text']],
    [{ "'; drop table things; --": "' or true --" }, []],
  ] as const) {
    it(`lets pass what ${JSON.stringify(filter)} says`, async () => {
      assert.deepEqual(await matching(filter), expected)
    })
  }

  const deep = (levels: number): unknown => (levels === 0 ? { a: 1 } : { not: deep(levels - 1) })

  for (const [name, filter, field] of [
    ['what is no object', 'team = ops', 'filter'],
    ['an empty filter', {}, 'filter'],
    [
      'an unknown operator',
      { and: [{ team: 'ops' }, { year: { above: 3 } }] },
      'filter.and.1.year.above',
    ],
    ['an unknown operator in the long form', { key: 'a', op: 'above', value: 3 }, 'filter.op'],
    ['an operator that objects inherit', { a: { constructor: 1 } }, 'filter.a.constructor'],
    [
      'a field that a comparison does not have',
      { key: 'a', op: 'eq', value: 1, or: [] },
      'filter.or',
    ],
    ['a key that is no string', { key: 1, op: 'eq', value: 1 }, 'filter.key'],
    ['and without a list', { and: { team: 'ops' } }, 'filter.and'],
    ['or with nothing', { or: [] }, 'filter.or'],
    ['not of what is no object', { not: 'ops' }, 'filter.not'],
    ['a list for eq', { team: ['ops'] }, 'filter.team'],
    ['a value for in', { team: { in: 'ops' } }, 'filter.team.in'],
    ['an empty list', { team: { in: [] } }, 'filter.team.in'],
    ['a long list', { team: { in: Array.from({ length: 101 }, String) } }, 'filter.team.in'],
    ['true for gt', { year: { gt: true } }, 'filter.year.gt'],
    ['a number for exists', { year: { exists: 1 } }, 'filter.year.exists'],
    ['an object for contains', { year: { contains: {} } }, 'filter.year.contains'],
    ['a key without comparison', { year: {} }, 'filter.year'],
    ['a long value', { team: 'x'.repeat(1001) }, 'filter.team'],
    ['a character that the database cannot hold', { team: '\0' }, 'filter.team'],
    ['half a character', { team: '\ud800' }, 'filter.team'],
    ['a long key', { ['k'.repeat(201)]: 1 }, `filter.${'k'.repeat(201)}`],
    ['six levels', deep(6), `filter${'.not'.repeat(6)}`],
    ['51 comparisons', { or: Array.from({ length: 51 }, () => ({ a: 1 })) }, 'filter.or.50.a'],
  ] as const) {
    it(`refuses ${name} and names the place`, () => assert.equal(refusal(filter), field))
  }

  it('takes five levels and fifty comparisons', () => {
    compileFilter(deep(5))
    compileFilter({ or: Array.from({ length: 50 }, () => ({ a: 1 })) })
  })
})
