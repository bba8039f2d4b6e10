import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { DuplicateGroupId } from '../ids.ts'

interface Shown {
  id: string
  score: number
  reasons: { kind: string; value: string; contactIds: string[] }[]
  contacts: { id: string }[]
}

/** The groups, once all contacts have been compared. */
async function groupsOf(app: Harness): Promise<Shown[]> {
  await app.drain()
  const { status, body } = await app.owner.get('/v1/contacts/duplicates')
  assert.equal(status, 200, JSON.stringify(body))
  return body.data
}

const idsIn = ({ contacts }: Shown): string[] => contacts.map(({ id }) => id)

const dismiss = (app: Harness, { id }: { id: string }) =>
  app.owner.post(`/v1/contacts/duplicates/${id}/dismiss`)

/** Two of one person by address, a third who has the name and number of the first. */
const variants = {
  first: { name: 'Ada Lovelace', email: 'ada.lovelace@gmail.com', phone: '+4917012345678' },
  second: { name: 'Ada Lovelace', email: 'adalovelace+news@gmail.com' },
  third: { name: 'Lovelace, Ada', phone: '+49017012345678' },
}

describe('GET /v1/contacts/duplicates', () => {
  test('200 matches umlauts in each of their spellings, and no other names', async (t) => {
    const app = await harness(t)
    const pairs = []
    for (const [at, [one, other, company, again]] of [
      ['Jörg Mueller', 'Joerg Müller', 'Acme', 'Acme'],
      ['Søren Kjær', 'Soeren Kjaer', 'Fjord', 'Fjord'],
      ['Åse Strauß', 'Aase Strauss', 'Fjord', 'Fjord'],
      ['Ute Grün', 'Gruen, Ute', 'Häuser GmbH', 'Haeuser'],
      ['Jo\u0308rg Blau', 'Joerg Blau', 'Acme', 'Acme'],
      ['Jorg Rot', 'Jörg Rot', 'Acme', 'Acme'],
      // Two people.
      ['Michael Novák', 'Michal Novák', 'Acme', 'Acme'],
      ['Joel Weiß', 'Jol Weiß', 'Acme', 'Acme'],
    ].entries()) {
      const first = await make.contact(app, { name: one, company, email: `a${at}@a.example` })
      const second = await make.contact(app, {
        ...{ name: other, company: again, email: `b${at}@b.example` },
      })
      pairs.push([first.id, second.id])
    }
    const groups = (await groupsOf(app)).map(idsIn)
    assert.deepEqual(groups.toSorted(), pairs.slice(0, 6).toSorted())
  })

  test('200 lists groups with their reasons, highest score first', async (t) => {
    const app = await harness(t)
    const ada = await make.contact(app, variants.first)
    const named = [
      await make.contact(app, {
        name: 'Zoë Müller',
        company: 'Engines Ltd.',
        email: 'z@a.example',
      }),
      await make.contact(app, { name: 'muller zoe', company: 'ENGINES', email: 'zoe@b.example' }),
    ]
    const again = await make.contact(app, variants.second)
    await make.contact(app, { name: 'Grace Hopper', phone: '+4930345678' })
    const groups = await groupsOf(app)
    assert.deepEqual(groups.map(idsIn), [[ada.id, again.id], named.map(({ id }) => id)])
    assert.deepEqual(
      groups.map(({ reasons }) => reasons),
      [
        [
          {
            ...{ kind: 'email', value: 'adalovelace@gmail.com' },
            contactIds: [ada.id, again.id],
          },
          { kind: 'name', value: 'ada lovelace', contactIds: [ada.id, again.id] },
        ],
        [
          {
            ...{ kind: 'name_company', value: 'muller zoe, engines' },
            contactIds: named.map(({ id }) => id),
          },
          { kind: 'name', value: 'muller zoe', contactIds: named.map(({ id }) => id) },
        ],
      ],
    )
    const [first, second] = groups.map(({ score }) => score)
    assert.ok(Number(first) > Number(second) && Number(first) < 1 && Number(second) > 0.5)
  })

  test('a merged contact leaves its group immediately, and so does a changed one', async (t) => {
    const app = await harness(t)
    const [one, other] = [
      await make.contact(app, variants.first),
      await make.contact(app, variants.second),
    ]
    const third = await make.contact(app, variants.third)
    const [group] = await groupsOf(app)
    assert.deepEqual(group && idsIn(group), [one.id, other.id, third.id])
    const shown = async () => (await app.owner.get('/v1/contacts/duplicates')).body.data
    await app.owner.patch(`/v1/contacts/${third.id}`, { name: 'Somebody Else', phone: null })
    assert.deepEqual((await shown()).map(idsIn), [[one.id, other.id]])
    const merged = await app.owner.post(`/v1/contacts/${one.id}/merge`, {
      ...{ contactIds: [other.id], choose: { email: other.id } },
    })
    assert.equal(merged.body.email, 'adalovelace+news@gmail.com')
    assert.deepEqual(await shown(), [])
    assert.deepEqual(await groupsOf(app), [])
    await app.owner.post(`/v1/contacts/${one.id}/unmerge`)
    assert.deepEqual((await groupsOf(app)).map(idsIn), [[one.id, other.id]])
  })
})

describe('POST /v1/contacts/duplicates/{duplicateId}/dismiss', () => {
  test('204 twice, and the pair stays apart when its keys change and when a third joins', async (t) => {
    const app = await harness(t)
    const [one, other] = [
      await make.contact(app, variants.first),
      await make.contact(app, variants.second),
    ]
    const [group] = await groupsOf(app)
    assert.ok(group)
    assert.equal((await dismiss(app, group)).status, 204)
    assert.equal((await dismiss(app, group)).status, 204)
    assert.deepEqual(await groupsOf(app), [])
    const entries = (await app.owner.get(`/v1/audit-log?resource=${group.id}`)).body.data
    assert.deepEqual(entries[0].action, 'dismissDuplicates')
    await app.owner.patch(`/v1/contacts/${other.id}`, { name: 'Countess Ada', company: 'Engines' })
    await app.owner.patch(`/v1/contacts/${one.id}`, { name: 'Ada Countess', company: 'Engines' })
    assert.deepEqual(await groupsOf(app), [])
    const third = await make.contact(app, { name: 'Ada Countess', company: 'Engines, Inc.' })
    const [joined, ...more] = await groupsOf(app)
    assert.deepEqual(more, [])
    assert.ok(joined && idsIn(joined).length === 2 && idsIn(joined).includes(third.id))
    await dismiss(app, joined)
    const [last] = await groupsOf(app)
    const [left] = [one.id, other.id].filter((id) => !idsIn(joined).includes(id))
    assert.deepEqual(last && idsIn(last), [left, third.id])
  })

  test('a dismissed pair stays apart when one of the two is merged into a third', async (t) => {
    const app = await harness(t)
    await make.contact(app, variants.first)
    const other = await make.contact(app, variants.second)
    const [group] = await groupsOf(app)
    assert.ok(group)
    await dismiss(app, group)
    const third = await make.contact(app, { name: 'Somebody Else' })
    await app.owner.post(`/v1/contacts/${third.id}/merge`, { contactIds: [other.id] })
    assert.deepEqual(await groupsOf(app), [])
    await app.owner.post(`/v1/contacts/${third.id}/unmerge`)
    assert.deepEqual(await groupsOf(app), [])
  })

  test('404 for a group that is not there, or another organization’s', async (t) => {
    const app = await harness(t)
    const id = DuplicateGroupId.example
    assert.equal((await dismiss(app, { id })).status, 404)
    await make.contact(app, variants.first)
    await make.contact(app, variants.second)
    const [group] = await groupsOf(app)
    const { client } = await make.stranger(app)
    const theirs = await client.post(`/v1/contacts/duplicates/${group?.id}/dismiss`)
    assert.equal(theirs.status, 404)
    assert.deepEqual((await client.get('/v1/contacts/duplicates')).body.data, [])
  })
})
