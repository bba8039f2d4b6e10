import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Hop, nextHop } from './redirects.ts'

const hop = (change: Partial<Hop> = {}): Hop => ({
  url: new URL('https://a.example/from?x=1'),
  method: 'POST',
  headers: {
    Authorization: 'secret',
    'Content-Type': 'text/plain',
    Accept: 'text/html',
    'X-Own': '1',
  },
  body: 'payload',
  ...change,
})

describe('the next hop', () => {
  for (const status of [301, 302, 303]) {
    test(`of a POST after ${status} is a GET without a body and what describes it`, () => {
      const next = nextHop(hop(), status, { location: '/to' })
      assert.deepEqual(next, {
        address: 'https://a.example/to',
        method: 'GET',
        headers: { Authorization: 'secret', Accept: 'text/html', 'X-Own': '1' },
        body: null,
      })
    })
  }

  for (const status of [307, 308]) {
    test(`after ${status} keeps method and body on the same origin`, () => {
      const next = nextHop(hop(), status, { location: 'to' })
      assert.deepEqual(
        [next?.method, next?.body, next?.headers['Content-Type']],
        ['POST', 'payload', 'text/plain'],
      )
    })

    test(`after ${status} is none when a body would go to another origin`, () => {
      assert.equal(nextHop(hop(), status, { location: 'https://b.example/' }), null)
    })
  }

  test('keeps GET and HEAD', () => {
    for (const method of ['GET', 'HEAD'] as const) {
      for (const status of [301, 302, 303, 307, 308]) {
        assert.equal(
          nextHop(hop({ method, body: null }), status, { location: '/' })?.method,
          method,
        )
      }
    }
  })

  test('on another origin gets only the headers that ask for a kind of answer', () => {
    for (const location of [
      'https://b.example/',
      'http://a.example/',
      'https://a.example:444/',
      '//b.example',
    ]) {
      const next = nextHop(hop({ method: 'GET', body: null }), 302, { location })
      assert.deepEqual(next?.headers, { Accept: 'text/html' }, location)
    }
  })

  test('loses the fragment', () => {
    assert.equal(nextHop(hop(), 302, { location: '/to#part' })?.address, 'https://a.example/to')
  })

  test('reads a location in UTF-8', () => {
    const location = Buffer.from('/zurück').toString('latin1')
    assert.equal(nextHop(hop(), 302, { location })?.address, 'https://a.example/zur%C3%BCck')
  })

  test('is none for other statuses, without a location, or with one that is no URL', () => {
    for (const status of [200, 300, 304, 305, 404])
      assert.equal(nextHop(hop(), status, { location: '/to' }), null)
    assert.equal(nextHop(hop(), 302, {}), null)
    assert.equal(nextHop(hop(), 302, { location: 'https://[' }), null)
  })
})
