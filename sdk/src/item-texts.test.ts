import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fakeServer } from '../test/fake-server.ts'
import { Capstan } from './index.ts'
import { itemTexts } from './item-texts.ts'

describe('itemTexts', () => {
  test('gives each item as it is written, and no item of another list', () => {
    const items = [
      '{"a":[1,{"b":"],\\"{"}],"n":12345678901234567890}',
      '{"x" : {"data":[1,2]}}',
      '7',
    ]
    const text = `{"x":[[1],{"data":[5]}],"data" : [ ${items.join(' ,\n')} ],"other":[3,4]}`
    assert.deepEqual(itemTexts(text, 'data'), items)
    assert.deepEqual(itemTexts('{"data":[],"x":[1]}', 'data'), [])
    assert.deepEqual(itemTexts('{"x":[1]}', 'data'), [])
  })

  test('takes items of a megabyte', () => {
    const item = JSON.stringify({ text: 'a\\"'.repeat(300_000) })
    assert.deepEqual(itemTexts(`{"data":[${item},${item}]}`, 'data'), [item, item])
  })
})

test('a page of the feed has the text of each event', async (t) => {
  const body = '{"id":"evt_1","type":"contact.created","data":{"custom":{"n":9007199254740993}}}'
  const page = `{"data":[${body}],"hasMore":false,"nextCursor":"c"}`
  const { url } = await fakeServer(t, [200, page])
  const capstan = new Capstan({ url, token: 'cap_x' })
  const { value } = await capstan.events.follow().next()
  assert.deepEqual(value?.bodies, [body])
})
