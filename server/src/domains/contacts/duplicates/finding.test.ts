import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atDepth } from '../../../../test/depth.ts'
import { assessGroups, insertPeople } from '../../../../test/duplicate-groups.ts'
import { duplicatePeople } from '../../../../test/duplicate-people.ts'
import { harness } from '../../../../test/harness.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { ContactId } from '../ids.ts'
import { findDuplicates } from './find-duplicates.ts'

test('at least 95 % of duplicate pairs in a sixth of all contacts are found, with under 5 % wrong groups', async (t) => {
  const app = await harness(t)
  const people = duplicatePeople(atDepth(6_000), atDepth(1_000))
  const organizationId = OrganizationId.read(app.organization.id) ?? ''
  const ids = await insertPeople(app.context.database.db, organizationId, people.people)
  await app.drain()
  const groups: string[][] = []
  let cursor = ''
  do {
    const { body } = await app.owner.get(`/v1/contacts/duplicates?limit=100${cursor}`)
    for (const { contacts } of body.data) {
      groups.push(contacts.map(({ id }: { id: string }) => ContactId.read(id) ?? ''))
    }
    cursor = body.nextCursor === null ? '' : `&cursor=${body.nextCursor}`
  } while (cursor !== '')
  const { found, wrong, groups: count } = assessGroups(groups, people, ids)
  assert.ok(found >= 0.95, `found ${found}`)
  assert.ok(wrong < 0.05, `wrong ${wrong}`)
  const counted = await app.owner.get('/v1/contacts/duplicates?limit=1&totalCount=true')
  assert.deepEqual(counted.body.totalCount, { value: count, relation: 'eq' })
  // What was compared is not compared again.
  const { db } = app.context.database
  assert.deepEqual(await db.selectFrom('unmatched_contacts').selectAll().execute(), [])
  assert.deepEqual(await db.selectFrom('unmatched_organizations').selectAll().execute(), [])
})

test('contacts that were written twice do not stop the comparison before all are compared', async (t) => {
  const app = await harness(t)
  const items = Array.from({ length: 120 }, (_, at) => ({ name: `Contact ${at}` }))
  const { body } = await app.owner.post('/v1/contacts/batch', { mode: 'create', items })
  for (const { id } of body.data.slice(0, 10)) {
    assert.equal((await app.owner.patch(`/v1/contacts/${id}`, { name: 'Ada' })).status, 200)
  }
  while (await findDuplicates(app.context));
  const { db } = app.context.database
  assert.deepEqual(await db.selectFrom('unmatched_contacts').selectAll().execute(), [])
})
