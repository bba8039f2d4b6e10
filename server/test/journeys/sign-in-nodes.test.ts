import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onPostgres } from '../harness.ts'
import { install } from '../server-process.ts'

test('wrong passwords are counted over two nodes', {
  skip: !onPostgres && 'needs several processes on one database: PostgreSQL only',
}, async (t) => {
  const installation = await install(t)
  const nodes = [await installation.start(), await installation.start()]
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const { url = '' } = nodes[index % 2] ?? {}
      const { status } = await fetch(`${url}/session/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify({ email: 'owner@capstan.local', password: 'not the password' }),
      })
      return status
    }),
  )
  assert.equal(statuses.filter((status) => status === 401).length, 10)
  assert.equal(statuses.filter((status) => status === 429).length, 50)
})
