import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { atDepth } from '../../../test/depth.ts'
import { createKeyring } from '../crypto/seal.ts'
import { ApiError } from '../errors.ts'
import { createPager, type PageQuery } from './page.ts'

const pager = createPager(createKeyring([randomBytes(32)]))
const list = { organizationId: 'org-a', name: 'contacts' }

interface Row {
  id: string
}

/** What a store does: newest first, one row more than the limit. */
const select = (rows: readonly Row[], after: string | null, limit: number): Row[] =>
  rows
    .filter(({ id }) => after === null || id < after)
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, limit + 1)

const pageOf = (rows: readonly Row[], query: PageQuery) =>
  pager.page(list, query, select(rows, pager.after(list, query), query.limit), ({ id }) => id)

const aCursor = (): string => {
  const rows = [{ id: '0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90' }, { id: '0192f5a0-7c1e-7a34-9d5b-0' }]
  return pager.page(list, { limit: 1, tag: 'vip' }, rows, String).nextCursor ?? ''
}

const refused = (query: PageQuery, of = list): void =>
  assert.throws(
    () => pager.after(of, query),
    (error) => {
      assert.ok(error instanceof ApiError)
      assert.deepEqual([error.code, error.field], ['invalid_cursor', 'cursor'])
      return true
    },
  )

describe('a walk over pages', () => {
  test('meets every row that was there throughout exactly once, while others come and go', () => {
    const ids = fc.uniqueArray(fc.uuid(), { maxLength: 40 })
    const limits = fc.infiniteStream(fc.integer({ min: 1, max: 7 }))
    fc.assert(
      fc.property(ids, ids, ids, limits, (staying, leaving, coming, sizes) => {
        const stable = new Set(staying)
        let rows = [...stable, ...leaving.filter((id) => !stable.has(id))].map((id) => ({ id }))
        const newcomers = coming.filter((id) => !stable.has(id))
        const seen: string[] = []
        let cursor: string | undefined
        for (const limit of sizes) {
          const page = pageOf(rows, { limit, ...(cursor !== undefined && { cursor }) })
          assert.equal(page.hasMore, page.nextCursor !== null)
          assert.ok(page.data.length <= limit && (page.data.length === limit || !page.hasMore))
          seen.push(...page.data)
          if (page.nextCursor === null) break
          cursor = page.nextCursor
          rows = rows.filter(({ id }) => stable.has(id))
          const newcomer = newcomers.pop()
          if (newcomer) rows.push({ id: newcomer })
        }
        assert.equal(new Set(seen).size, seen.length)
        assert.deepEqual(seen.filter((id) => stable.has(id)).sort(), [...stable].sort())
      }),
    )
  })
})

describe('a cursor', () => {
  test('is accepted with another limit, and absent at the end', () => {
    const cursor = aCursor()
    assert.equal(
      pager.after(list, { limit: 99, tag: 'vip', cursor }),
      '0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90',
    )
    assert.equal(pager.page(list, { limit: 1 }, [{ id: 'x' }], String).nextCursor, null)
  })

  test('does not show its row as text', () => {
    assert.doesNotMatch(aCursor(), /0192f5a0/)
    assert.match(aCursor(), /^[\w-]{38}$/)
  })

  test('is refused when any character of it changed, or anything was added or cut', () => {
    const cursor = aCursor()
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=. '
    fc.assert(
      fc.property(fc.nat(cursor.length - 1), fc.constantFrom(...alphabet), (at, character) => {
        fc.pre(cursor[at] !== character)
        refused({
          limit: 1,
          tag: 'vip',
          cursor: cursor.slice(0, at) + character + cursor.slice(at + 1),
        })
      }),
      { numRuns: atDepth(500) },
    )
    for (const cut of ['', cursor.slice(0, -1), `${cursor}A`, `${cursor}=`, `${cursor}\n`])
      refused({ limit: 1, tag: 'vip', cursor: cut })
  })

  test('is refused whatever nonsense it is', () => {
    fc.assert(fc.property(fc.string(), (cursor) => refused({ limit: 1, cursor })))
  })

  test('is refused in another organization, another list, with another filter or another key', () => {
    const cursor = aCursor()
    refused({ limit: 1, tag: 'vip', cursor }, { ...list, organizationId: 'org-b' })
    refused({ limit: 1, tag: 'vip', cursor }, { ...list, name: 'sources' })
    refused({ limit: 1, tag: 'other', cursor })
    refused({ limit: 1, cursor })
    refused({ limit: 1, tag: 'vip', q: 'x', cursor })
    const elsewhere = createPager(createKeyring([randomBytes(32)]))
    assert.throws(() => elsewhere.after(list, { limit: 1, tag: 'vip', cursor }), ApiError)
  })
})
