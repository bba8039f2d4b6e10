import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { atDepth } from '../../test/depth.ts'
import { defineId, newId, uuidPattern } from './ids.ts'

const ContactId = defineId('contact', 'con')
const kinds = [ContactId, defineId('base', 'kb'), defineId('organization', 'org')]
const uuid = fc.uuid({ version: [1, 2, 3, 4, 5, 6, 7, 8] })

describe('a shown id', () => {
  // https://github.com/jetify-com/typeid/blob/main/spec/valid.yml
  for (const [suffix, id] of [
    ['00000000000000000000000000', '00000000-0000-0000-0000-000000000000'],
    ['00000000000000000000000001', '00000000-0000-0000-0000-000000000001'],
    ['0000000000000000000000000a', '00000000-0000-0000-0000-00000000000a'],
    ['0000000000000000000000000g', '00000000-0000-0000-0000-000000000010'],
    ['00000000000000000000000010', '00000000-0000-0000-0000-000000000020'],
    ['7zzzzzzzzzzzzzzzzzzzzzzzzz', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
    ['0123456789abcdefghjkmnpqrs', '0110c853-1d09-52d8-d73e-1194e95b5f19'],
    ['01h455vb4pex5vsknk084sn02q', '01890a5d-ac96-774b-bcce-b302099a8057'],
  ] as const) {
    test(`con_${suffix} is the published spelling of ${id}`, () => {
      assert.equal(ContactId.show(id), `con_${suffix}`)
      assert.equal(ContactId.read(`con_${suffix}`), id)
    })
  }

  test('names the same resource as its bare UUID, in either case, for every kind', () => {
    fc.assert(
      fc.property(uuid, fc.constantFrom(...kinds), (id, kind) => {
        assert.equal(kind.read(kind.show(id)), id)
        assert.equal(kind.read(id), id)
        assert.equal(kind.read(id.toUpperCase()), id)
        assert.match(kind.show(id), new RegExp(kind.pattern))
      }),
    )
  })

  // https://github.com/jetify-com/typeid/blob/main/spec/invalid.yml
  for (const shown of [
    'CON_00000000000000000000000000',
    'con_1234567890123456789012345',
    'con_123456789012345678901234567',
    'con_1234567890123456789012345 ',
    'con_0123456789ABCDEFGHJKMNPQRS',
    'con_123456789-123456789-123456',
    'con_ooooooiiiiiiuuuuuuulllllll',
    'con_i23456789ol23456789oi23456',
    'con_8zzzzzzzzzzzzzzzzzzzzzzzzz',
    'con_00000000000000000000000000_',
    'con_00000000000000000000000000_x',
    'con__00000000000000000000000000',
    '_00000000000000000000000000',
    '00000000000000000000000000',
    'con_',
    'con',
    '',
    'org_00000000000000000000000000',
    '01890a5d-ac96-974b-bcce-b302099a8057',
    '01890a5d-ac96-774b-ccce-b302099a8057',
    '01890a5dac96774bbcceb302099a8057',
    '01890a5d-ac96-774b-bcce-b302099a8057\n',
  ]) {
    test(`${JSON.stringify(shown)} is none of a contact, and its pattern says so too`, () => {
      assert.equal(ContactId.read(shown), null)
      assert.doesNotMatch(shown, new RegExp(ContactId.pattern))
    })
  }

  test('is read exactly when its pattern matches', () => {
    const near = fc.oneof(
      fc.string(),
      uuid,
      fc.stringMatching(/^con_[0-9a-z]{24,28}$/),
      fc.stringMatching(/^[a-z]{3}_[0-7][0-9a-hjkmnp-tv-z]{25}$/),
    )
    fc.assert(
      fc.property(near, (shown) => {
        assert.equal(ContactId.read(shown) !== null, new RegExp(ContactId.pattern).test(shown))
      }),
      { numRuns: atDepth(1000) },
    )
  })
})

describe('a new id', () => {
  test('is a UUIDv7 that sorts after the one before', () => {
    const ids = Array.from({ length: 1000 }, newId)
    for (const id of ids) assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7/)
    assert.deepEqual(ids.toSorted(), ids)
    assert.equal(new Set(ids).size, ids.length)
  })
})

test('the pattern of a bare UUID takes versions 1 to 8, the nil and the max UUID alone', () => {
  const pattern = new RegExp(uuidPattern)
  fc.assert(fc.property(uuid, (id) => pattern.test(id) && pattern.test(id.toUpperCase())))
  for (const id of ['0', 'F'].map((digit) => digit.repeat(32)))
    assert.match(id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), pattern)
  for (const version of ['0', '9', 'a', 'f'])
    assert.doesNotMatch(`01890a5d-ac96-${version}74b-bcce-b302099a8057`, pattern)
})
