import assert from 'node:assert/strict'
import { test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { importContacts } from '../../../../test/importing.ts'

/** The tags of the contacts of a file with one column of them, in its order. */
async function tagsOf(app: Harness, ...cells: string[]): Promise<string[][]> {
  const quoted = cells.map((cell, at) => `Tag ${cells.length} ${at},"${cell}"`)
  const { id, status } = await importContacts(app, ['Name,Tags', ...quoted, ''].join('\n'))
  assert.equal(status, 'completed')
  const { data } = (await app.owner.get('/v1/contacts?limit=100')).body
  const mine = data.filter(({ source }: { source?: { id: string } }) => source?.id === id)
  return mine.map(({ tags }: { tags: string[] }) => tags).toReversed()
}

test('tags in a cell are split by the one separator of the column', async (t) => {
  const app = await harness(t)
  assert.deepEqual(await tagsOf(app, 'a, b', 'c'), [['a', 'b'], ['c']])
  assert.deepEqual(await tagsOf(app, 'a|b | c', 'd, e'), [['a', 'b', 'c'], ['d, e']])
  assert.deepEqual(await tagsOf(app, 'Smith, Jones', 'a;b'), [['Smith, Jones'], ['a', 'b']])
  assert.deepEqual(await tagsOf(app, 'a, b ::: * myContacts'), [['a, b']])
  assert.deepEqual(await tagsOf(app, '""a"",""b, c""', 'd'), [['a', 'b, c'], ['d']])
  assert.deepEqual(await tagsOf(app, 'a\\, b, c', ',,'), [['a, b', 'c'], []])
})

test('an existing tag with a comma or a bar stays whole', async (t) => {
  const app = await harness(t)
  await make.contact(app, { name: 'Ada', tags: ['Smith, Jones', 'Smith, Jones, Lee', 'x|y'] })
  assert.deepEqual(
    await tagsOf(
      app,
      'Smith, Jones',
      'vip, Smith, Jones,eu',
      'Smith, Jones, Lee',
      'Blacksmith, Jones',
    ),
    [
      ['Smith, Jones'],
      ['vip', 'Smith, Jones', 'eu'],
      ['Smith, Jones, Lee'],
      ['Blacksmith', 'Jones'],
    ],
  )
  assert.deepEqual(await tagsOf(app, 'x|y|z', 'a'), [['x|y', 'z'], ['a']])
})

test('tags with any characters are read back unchanged from an export', async (t) => {
  const app = await harness(t)
  const tags = ['a, b', 'c|d', 'e;f', 'g', ' :: ']
  const { id } = await make.contact(app, { name: 'Ada', externalId: '1', tags })
  const { body } = await app.owner.post('/v1/contact-exports', { format: 'csv' })
  await app.drain()
  const { text } = await app.owner.get(`/v1/contact-exports/${body.id}/file`)
  await app.owner.delete(`/v1/contacts/${id}`)
  await importContacts(app, text)
  const { data } = (await app.owner.get('/v1/contacts')).body
  assert.deepEqual(data[0].tags, tags)
})
