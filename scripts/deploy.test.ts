import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'

const root = new URL('../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

/** As `npm start` runs it. */
const start = (JSON.parse(read('package.json')) as { scripts: { start: string } }).scripts.start
const options = start.replace(/^exec node /, '')

describe('the files to deploy with', () => {
  test('start the program as npm does', () => {
    const [, command = ''] = /^CMD (\[.*\])$/m.exec(read('deploy/Dockerfile')) ?? []
    assert.equal((JSON.parse(command) as string[]).slice(1).join(' '), options)
    const [, service = ''] =
      /^ExecStart=\S+ (.*)$/m.exec(read('deploy/systemd/capstan.service')) ?? []
    assert.equal(service.replace('/opt/capstan/', ''), options)
  })

  test('ask for the state of a node where it tells it', () => {
    const manifests = read('deploy/kubernetes/capstan.yaml')
    for (const path of ['/healthz', '/readyz']) assert.ok(manifests.includes(`path: ${path},`))
    assert.match(read('deploy/Dockerfile'), /HEALTHCHECK .*\n.*\/healthz/)
    assert.match(read('deploy/caddy/Caddyfile'), /health_uri \/readyz/)
  })
})
