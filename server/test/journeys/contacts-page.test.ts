import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { harness } from '../harness.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/contacts.md'), 'utf8')
const blocks = [...page.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(
  ([, kind = '', code = '']) => ({ kind, code }),
)

test('every example on the page about contacts is answered as printed', async (t) => {
  const app = await harness(t)
  assert.ok(blocks.length > 12)
  for (let at = 0; at < blocks.length; at += 2) {
    const [request, answer] = [blocks[at], blocks[at + 1]]
    assert.ok(request && answer)
    const [, expected] = /^json (\d{3})$/.exec(answer.kind) ?? []
    assert.deepEqual([request.kind, typeof expected], ['http', 'string'])
    const [, method = '', url = '', body = ''] =
      /^([A-Z]+) (\S+)\n\s*([\s\S]*)$/.exec(request.code) ?? []
    const { status, body: shown } = await app.owner.send({
      method: method as 'GET',
      url,
      ...(body && { payload: JSON.parse(body) }),
    })
    assert.equal(status, Number(expected), `${method} ${url}: ${JSON.stringify(shown)}`)
    assert.partialDeepStrictEqual(shown, JSON.parse(answer.code))
  }
})
