import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'

const root = new URL('../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

/** As `npm start` runs it. */
const start = (JSON.parse(read('package.json')) as { scripts: { start: string } }).scripts.start
const options = start.replace(/^exec node /, '')

describe('the files to deploy with', () => {
  test('copy what there is', () => {
    const copies = read('Dockerfile').matchAll(/^COPY --from=build ((?:\/app\/\S+ )+)/gm)
    const paths = [...copies].flatMap(([, list = '']) => list.trim().split(' '))
    const missing = paths.filter((path) => !existsSync(new URL(path.replace('/app/', ''), root)))
    assert.deepEqual(missing, [])
    assert.ok(paths.length > 10)
  })

  test('keep the character maps that PDFs are read with', () => {
    const removed = [...read('deploy/prune-packages').matchAll(/^rm -rf ((?:.|\\\n)+)$/gm)]
      .flatMap(([, list = '']) => list.split(/[\s\\]+/))
      .filter((path) => path !== '')
    const maps = 'pdfjs-dist/cmaps/UniGB-UCS2-H.bcmap'
    assert.ok(existsSync(new URL(`node_modules/${maps}`, root)))
    for (const kept of [maps, 'pdfjs-dist/package.json']) {
      assert.deepEqual(
        removed.filter((path) => kept.startsWith(path)),
        [],
      )
    }
    assert.ok(removed.includes('pdfjs-dist/legacy'))
  })

  test('start the program as npm does', () => {
    const [, command = ''] = /^CMD (\[.*\])$/m.exec(read('Dockerfile')) ?? []
    assert.equal((JSON.parse(command) as string[]).slice(1).join(' '), options)
    const [, service = ''] =
      /^ExecStart=\S+ (.*)$/m.exec(read('deploy/systemd/capstan.service')) ?? []
    assert.equal(service.replace('/opt/capstan/', ''), options)
  })

  test('ask for the state of a node where it tells it', () => {
    const manifests = read('deploy/kubernetes/capstan.yaml')
    for (const path of ['/healthz', '/readyz']) assert.ok(manifests.includes(`path: ${path},`))
    assert.match(read('Dockerfile'), /HEALTHCHECK .*\n.*\/healthz/)
    assert.match(read('deploy/caddy/Caddyfile'), /health_uri \/readyz/)
  })
})
