import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { createKeyring, defineSealedColumn } from './seal.ts'

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)]
const place = 'webhooks:secret:one'

describe('a sealed secret', () => {
  test('opens in its place to what was sealed, whatever that is', () => {
    const keyring = createKeyring([newKey])
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (plain, anywhere) => {
        assert.equal(keyring.open(anywhere, keyring.seal(anywhere, plain)), plain)
      }),
    )
  })

  test('does not open in another place', () => {
    const keyring = createKeyring([newKey])
    const sealed = keyring.seal(place, 'whsec_secret')
    assert.throws(() => keyring.open('webhooks:secret:two', sealed))
    assert.throws(() => keyring.open('', sealed))
  })

  test('does not open when any one bit of it has changed', () => {
    const keyring = createKeyring([newKey])
    const sealed = keyring.seal(place, 'secret')
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const altered = Buffer.from(sealed)
      altered[bit >> 3] = (altered[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      assert.throws(() => keyring.open(place, altered), `bit ${bit}`)
    }
  })

  test('does not open when it was cut short, not even with a tag of four bytes', () => {
    const keyring = createKeyring([newKey])
    const sealed = keyring.seal(place, '')
    for (let length = 0; length < sealed.length; length++) {
      assert.throws(() => keyring.open(place, sealed.subarray(0, length)), `${length} bytes`)
    }
  })

  test('is different each time, and holds nothing of the text', () => {
    const keyring = createKeyring([newKey])
    const [one, two] = [keyring.seal(place, 'the same text'), keyring.seal(place, 'the same text')]
    assert.notDeepEqual(one, two)
    assert.equal(one.includes('same'), false)
  })
})

describe('the rotation of a key', () => {
  test('the first key seals, every key opens', () => {
    const sealed = createKeyring([oldKey]).seal(place, 'secret')
    const both = createKeyring([newKey, oldKey])
    assert.equal(both.open(place, sealed), 'secret')
    const again = both.seal(place, 'secret')
    assert.equal(createKeyring([newKey]).open(place, again), 'secret')
    assert.throws(() => createKeyring([oldKey]).open(place, again))
  })

  test('a key that is gone is named as the cause', () => {
    const sealed = createKeyring([oldKey]).seal(place, 'secret')
    assert.throws(() => createKeyring([newKey]).open(place, sealed), /CAPSTAN_SECRET_KEY/)
  })

  test('the id in front is that of the key, not of the text, and gives nothing of the key away', () => {
    const [one, two] = ['a', 'b'].map((text) => createKeyring([oldKey]).seal(place, text))
    assert.deepEqual(one?.subarray(0, 4), two?.subarray(0, 4))
    assert.notDeepEqual(
      one?.subarray(0, 4),
      createKeyring([newKey]).seal(place, 'a').subarray(0, 4),
    )
    assert.equal(oldKey.includes(one?.subarray(0, 4) ?? ''), false)
  })

  test('a key that is not 32 bytes long is refused', () => {
    for (const keys of [[], [Buffer.alloc(16)], [newKey, Buffer.alloc(33)]]) {
      assert.throws(() => createKeyring(keys), /32 bytes/)
    }
  })
})

describe('a MAC', () => {
  test('depends on key, purpose and message, and on nothing else', () => {
    const mac = (key: Buffer, purpose: string, message: string) =>
      createKeyring([key]).mac(purpose, message).toString('hex')
    const macs = [
      mac(newKey, 'cursor', 'm'),
      mac(oldKey, 'cursor', 'm'),
      mac(newKey, 'other', 'm'),
      mac(newKey, 'cursor', 'n'),
    ]
    assert.equal(new Set(macs).size, 4)
    assert.equal(mac(newKey, 'cursor', 'm'), macs[0])
  })

  test('is known by its beginning, under an earlier key too', () => {
    const keyring = createKeyring([newKey, oldKey])
    for (const key of [newKey, oldKey]) {
      const beginning = createKeyring([key]).mac('cursor', 'm').subarray(0, 12)
      assert.equal(keyring.isMac('cursor', 'm', beginning), true)
      assert.equal(keyring.isMac('cursor', 'n', beginning), false)
      assert.equal(keyring.isMac('other', 'm', beginning), false)
    }
    const stranger = createKeyring([randomBytes(32)])
      .mac('cursor', 'm')
      .subarray(0, 12)
    assert.equal(keyring.isMac('cursor', 'm', stranger), false)
  })
})

describe('a sealed column', () => {
  const secret = defineSealedColumn('webhooks', 'secret')
  const response = defineSealedColumn('replies', 'response', ['organization_id', 'key'])

  test('binds a value to its table, its column and its row, as existing databases have it', () => {
    const keyring = createKeyring([newKey])
    const sealed = keyring.column(secret).seal('one', 'whsec_secret')
    assert.equal(keyring.open('webhooks:secret:one', sealed), 'whsec_secret')
    const reply = keyring.column(response).seal(['org', 'a:b'], '{}')
    assert.equal(keyring.open('replies:response:org:a:b', reply), '{}')
  })

  test('opens a value in its own row and column, and in no other', () => {
    const keyring = createKeyring([newKey])
    const { seal, open } = keyring.column(secret)
    const sealed = seal('one', 'whsec_secret')
    assert.equal(open('one', sealed), 'whsec_secret')
    assert.throws(() => open('two', sealed))
    const previous = keyring.column(defineSealedColumn('webhooks', 'previous_secret'))
    assert.throws(() => previous.open('one', sealed))
  })
})
