import assert from 'node:assert/strict'
import { test } from 'node:test'
import { announce } from './serve.ts'

const first = {
  url: 'http://127.0.0.1:8080',
  email: 'owner@capstan.local',
  password: 'the-password',
  apiToken: 'cap_token',
  organizationId: 'org_1',
  operatorKey: 'the-operator-key',
}

test('the first start shows its credentials to a terminal alone, and elsewhere their file', () => {
  const shown = announce(first.url, first, '/srv/data', true)
  const kept = announce(first.url, first, '/srv/data', false)
  for (const text of [shown, kept])
    assert.match(text, /\/srv\/data\/first-run\.json[\s\S]*\/srv\/data\/capstan\.env/)
  for (const secret of [first.email, first.password, first.apiToken]) {
    assert.ok(shown.includes(secret))
    assert.ok(!kept.includes(secret))
  }
  assert.equal(
    announce(first.url, null, '/srv/data', true),
    '\nCapstan is ready at http://127.0.0.1:8080\nDocumentation: http://127.0.0.1:8080/docs\n',
  )
})
