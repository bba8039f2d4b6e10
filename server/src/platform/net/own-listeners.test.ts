import assert from 'node:assert/strict'
import { networkInterfaces } from 'node:os'
import { test } from 'node:test'
import { isOwnListener } from './guard.ts'

test('a listener on one address is met there alone, in every spelling of it', () => {
  const listeners = [{ address: '127.0.0.1', port: 8080 }]
  assert.equal(isOwnListener('127.0.0.1', 8080, listeners), true)
  assert.equal(isOwnListener('::ffff:127.0.0.1', 8080, listeners), true)
  assert.equal(isOwnListener('::ffff:7f00:1', 8080, listeners), true)
  assert.equal(isOwnListener('127.0.0.1', 8081, listeners), false)
  assert.equal(isOwnListener('127.0.0.2', 8080, listeners), false)
})

test('a listener on all addresses is met on loopback and on each interface', () => {
  const interfaces = Object.values(networkInterfaces()).flatMap((list = []) => list)
  const ours = ['127.0.0.1', '127.8.9.1', '0.0.0.0', '::', ...interfaces.map((one) => one.address)]
  for (const wildcard of ['0.0.0.0', '::']) {
    const listeners = [{ address: wildcard, port: 8080 }]
    for (const address of ours) assert.equal(isOwnListener(address, 8080, listeners), true, address)
    assert.equal(isOwnListener('203.0.113.9', 8080, listeners), false)
    assert.equal(isOwnListener('127.0.0.1', 8081, listeners), false)
  }
})

test('no listener, nothing to meet', () => {
  assert.equal(isOwnListener('127.0.0.1', 8080, []), false)
})

test('text that is no address is met where the text is the same', () => {
  const listeners = [
    { address: 'localhost', port: 8080 },
    { address: '0.0.0.0', port: 8081 },
  ]
  assert.equal(isOwnListener('localhost', 8080, listeners), true)
  assert.equal(isOwnListener('example.com', 8080, listeners), false)
  assert.equal(isOwnListener('example.com', 8081, listeners), false)
})
