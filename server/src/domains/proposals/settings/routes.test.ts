import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'
import { defaultSettings } from './schema.ts'

const path = '/v1/proposal-settings'

describe('GET and PATCH /v1/proposal-settings', () => {
  test('200 has defaults; what is sent stands over them, field by field', async (t) => {
    const app = await harness(t)
    assert.deepEqual((await app.owner.get(path)).body, defaultSettings)
    const { status, body } = await app.owner.patch(path, {
      ...{ numberPattern: 'A{YY}/{000}', consentText: 'I agree.' },
      brand: { name: 'Engines', accent: '#AA0000', lines: ['London'] },
      defaults: {
        currency: 'JPY',
        timeZone: 'Asia/Tokyo',
        language: 'ja',
        taxBehavior: 'inclusive',
      },
      retention: { endedMonths: null },
    })
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(body.brand, {
      ...defaultSettings.brand,
      ...{ name: 'Engines', accent: '#AA0000', lines: ['London'] },
    })
    assert.deepEqual(body.retention, { acceptedMonths: 120, endedMonths: null })
    const got = await app.owner.get(path)
    assert.equal(got.text, JSON.stringify(body))
    const { body: proposal } = await app.owner.post('/v1/proposals', {})
    assert.deepEqual(
      [proposal.currency, proposal.language, proposal.taxBehavior],
      ['JPY', 'ja', 'inclusive'],
    )
    const { client } = await make.stranger(app)
    assert.deepEqual((await client.get(path)).body, defaultSettings)
  })

  test('422 by the field', async (t) => {
    const app = await harness(t)
    for (const [fields, field] of [
      [{ numberPattern: 'P-{YYYY}' }, 'numberPattern'],
      [{ numberPattern: '{N}' }, 'numberPattern'],
      [{ brand: { accent: 'red' } }, 'brand.accent'],
      [{ brand: { logoImageId: 'img_01jbts0z0ye8t9tpsz3gn7nkm8' } }, 'brand.logoImageId'],
      [{ defaults: { currency: 'XXY' } }, 'defaults.currency'],
      [{ defaults: { timeZone: 'Europe/Nowhere' } }, 'defaults.timeZone'],
      [{ defaults: { language: 'x' } }, 'defaults.language'],
      [{ defaults: { validDays: 0 } }, 'defaults.validDays'],
      [{ retention: { endedMonths: 0 } }, 'retention.endedMonths'],
      [{ consentText: ' ' }, 'consentText'],
      [{ unknown: 1 }, 'unknown'],
    ] as const) {
      const { status, body } = await app.owner.patch(path, fields)
      assert.deepEqual([status, body.error?.field], [422, field], JSON.stringify(fields))
    }
    assert.deepEqual((await app.owner.get(path)).body, defaultSettings)
  })

  test('403 for who only writes proposals, of what clients know the organization by', async (t) => {
    const app = await harness(t)
    const writer = app.as(await make.token(app, ['proposals:read', 'proposals:write']))
    for (const changes of [
      { consentText: 'I give away my house.' },
      { brand: { name: 'Somebody Else' } },
      { brand: { lines: ['1 Other Street'] } },
      { numberPattern: 'Q-{0000}', brand: { footer: 'Other' } },
    ]) {
      const { status, body } = await writer.patch(path, changes)
      assert.deepEqual([status, body.error.code], [403, 'insufficient_scope'])
    }
    assert.deepEqual((await app.owner.get(path)).body, defaultSettings)
    const { brand, consentText } = defaultSettings
    const same = await writer.patch(path, { numberPattern: 'Q-{0000}', brand, consentText })
    assert.deepEqual([same.status, same.body.numberPattern], [200, 'Q-{0000}'])
  })

  test('401, 403 and 412', async (t) => {
    const app = await harness(t)
    assert.equal((await app.as(null).get(path)).status, 401)
    const reader = app.as(await make.token(app, ['proposals:read']))
    assert.equal((await reader.patch(path, {})).status, 403)
    const etag = (await app.owner.get(path)).headers['etag'] ?? ''
    await app.owner.patch(path, { brand: { footer: 'A' } })
    const stale = await app.owner.patch(path, { brand: { footer: 'B' } }, { 'if-match': etag })
    assert.equal(stale.status, 412)
  })
})
