import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { filePart, formOf } from '../form.ts'
import { harness } from '../harness.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/contacts.md'), 'utf8')
const blocks = [...page.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(
  ([, kind = '', code = '']) => ({ kind, code }),
)

/** With the ids that were answered in place of those that are printed. */
const withIds = (text: string, ids: ReadonlyMap<string, string>): string =>
  [...ids].reduce((changed, [printed, real]) => changed.replaceAll(printed, real), text)

test('every example on the page about contacts is answered as printed', async (t) => {
  const app = await harness(t)
  assert.ok(blocks.length > 12)
  const ids = new Map<string, string>()
  for (let at = 0; at < blocks.length; at += 2) {
    const [request, answer] = [blocks[at], blocks[at + 1]]
    assert.ok(request && answer)
    const [, expected] = /^json (\d{3})$/.exec(answer.kind) ?? []
    assert.deepEqual([request.kind, typeof expected], ['http', 'string'])
    const [, method = '', url = '', fileName, body = ''] =
      /^([A-Z]+) (\S+)\n(?:Content-Type: multipart.*file=(\S+)\n)?\s*([\s\S]*)$/.exec(
        withIds(request.code, ids),
      ) ?? []
    // What was started before has ended.
    if (/^\/v1\/contact-\w+\//.test(url)) await app.drain()
    const { status, body: shown } = await app.owner.send({
      method: method as 'GET',
      url,
      ...(fileName ? formOf([filePart(body, fileName)]) : body && { payload: JSON.parse(body) }),
    })
    assert.equal(status, Number(expected), `${method} ${url}: ${JSON.stringify(shown)}`)
    const printed = JSON.parse(answer.code)
    if (/^(?:imp|exp|con)_/.test(printed.id)) ids.set(printed.id, shown.id)
    assert.partialDeepStrictEqual(shown, JSON.parse(withIds(answer.code, ids)))
  }
})
