import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { harness } from '../../../../test/harness.ts'

test('the document has every type of event, as a webhook whose example fits its schema', async (t) => {
  const app = await harness(t)
  const { body: document } = await app.as(null).get('/v1/webhooks.json')
  const { data: catalogue } = (await app.owner.get('/v1/event-types')).body
  const types = catalogue.map(({ type }: { type: string }) => type)
  assert.deepEqual(Object.keys(document.webhooks), types)

  const ajv = new Ajv2020({ strict: false })
  ;(addFormats as unknown as (ajv: Ajv2020) => void)(ajv)
  ajv.addSchema(document, 'document')
  for (const type of types) {
    const { schema, example } = document.webhooks[type].post.requestBody.content['application/json']
    const fits = ajv.compile({ $ref: `document${schema.$ref}` })
    const other = [
      { ...example, type: 'another.type' },
      { ...example, data: 'no object' },
    ]
    assert.deepEqual(
      other.map((one) => fits(one)),
      [false, false],
    )
    assert.ok(fits(example), `${type}: ${ajv.errorsText(fits.errors)}`)
  }
})
