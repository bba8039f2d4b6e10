import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { EchoFilter, hiddenMark, secretsInHeaders } from './echo.ts'

const secret = 'p/ss"w&rd <1> ä+9'

describe('a secret that a server repeats', () => {
  const echoes: Record<string, string> = {
    'as it was': secret,
    'in JSON': JSON.stringify({ given: secret }),
    'in JSON with escaped slashes': JSON.stringify(secret).replaceAll('/', '\\/'),
    'in an address': `https://x.example/?key=${encodeURIComponent(secret)}&n=1`,
    'in a form': new URLSearchParams({ key: secret }).toString(),
    'in HTML': '<p>p/ss&quot;w&amp;rd &lt;1&gt; ä+9</p>',
    'in hex': Buffer.from(secret).toString('hex'),
    ...Object.fromEntries(
      ['', 'u', 'us', 'use'].map((user) => [
        `in base64 after "${user}:"`,
        Buffer.from(`${user}:${secret}`).toString('base64'),
      ]),
    ),
    'in base64 for addresses': Buffer.from(`n:${secret}`).toString('base64url'),
  }
  const filter = new EchoFilter([secret])
  for (const [how, echo] of Object.entries(echoes)) {
    test(`is hidden ${how}`, () => {
      const shown = filter.hide(echo)
      assert.match(shown, /\(hidden\)/)
      const decoded = [shown, Buffer.from(shown, 'base64').toString()]
      for (const text of decoded) assert.doesNotMatch(text, /w&rd|w&amp;rd|w%26rd/i)
    })
  }

  test('is hidden where an answer was cut off', () => {
    assert.equal(filter.hideCut(`You sent ${secret.slice(0, 10)}`), `You sent ${hiddenMark}`)
  })

  test('of three characters stays, and all other bytes stay as they are', () => {
    const bytes = Buffer.from([0xff, 0xfe, 0x00, 0x80])
    assert.equal(filter.hideIn(bytes), bytes)
    assert.equal(new EchoFilter(['abc', undefined]).hide('abc'), 'abc')
  })
})

test('headers prove by their value, their token, and the password of Basic', () => {
  const basic = Buffer.from('ada:secret word').toString('base64')
  const found = secretsInHeaders({ authorization: `Basic ${basic}`, 'x-key': 'Bearer abc.def' })
  assert.deepEqual(found, [
    ...[`Basic ${basic}`, basic, 'ada:secret word', 'secret word'],
    ...['Bearer abc.def', 'abc.def'],
  ])
})
