import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { type ErrorCode, errorCatalogue } from '../../src/platform/errors.ts'
import type { Operation } from '../../src/platform/operations/operation.ts'
import { ErrorBody } from '../../src/platform/operations/schemas.ts'
import { atDepth } from '../depth.ts'
import { documented } from '../documented.ts'
import { openUploads } from '../form.ts'
import { type Harness, harness } from '../harness.ts'
import { fill, makeAlong } from '../resources.ts'
import { valuesOf } from '../schema-values.ts'
import { formsFor } from '../strange-forms.ts'

/** The same forms each time; another number finds others. A failure prints it. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20261122)
/** Forms of each operation. */
const runs = atDepth(250)

/** Values of the form's fields as text. */
const fieldsOf = ({ upload }: Operation): fc.Arbitrary<Record<string, string>> =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(upload?.properties ?? {}).map(([name, schema]) => [name, valuesOf(schema)]),
      ),
      { requiredKeys: [] },
    )
    .map((values) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value),
        ]),
      ),
    )

const isErrorBody = new Ajv({ strict: false }).compile(ErrorBody)

async function fuzz(app: Harness, operation: Operation): Promise<Map<number, number>> {
  const check = await documented(app)
  const ids = await makeAlong(app, operation)
  const tally = new Map<number, number>()
  const property = fc.asyncProperty(formsFor(fieldsOf(operation)), async (form) => {
    const answer = await app.owner.send({
      method: operation.method,
      url: fill(operation.path, ids),
      headers: { 'content-type': form.contentType },
      payload: form.payload,
    })
    const { status, text, body } = answer
    tally.set(status, (tally.get(status) ?? 0) + 1)
    assert.ok(status < 500, `${status} ${text}`)
    check(operation, answer)
    if (form.isHopeless) assert.ok(status >= 400, `${status} for a form without a file`)
    if (status < 400) return
    assert.ok(isErrorBody(body), text)
    assert.equal(errorCatalogue[body.error.code as ErrorCode][0], status, text)
  })
  await fc.assert(property, { seed, numRuns: runs })
  return tally
}

const uploadsOf = (app: Harness): Operation[] => app.operations.filter(({ upload }) => upload)

test('no form, sound or broken, gets an answer that is a fault or not declared', async (t) => {
  const app = await harness(t)
  assert.ok(uploadsOf(app).length > 0)
  for (const operation of uploadsOf(app)) {
    await t.test(`${operation.method} ${operation.path}`, async (t) => {
      const tally = await fuzz(app, operation)
      t.diagnostic(`answers: ${JSON.stringify([...tally])}`)
      // Forms that are all refused at the door would prove nothing of what is behind it. Notes are no picture or PDF.
      const isOther = ['createProposalImage', 'verifyProposalPdf'].includes(operation.operationId)
      // The source of that id is a text, and stays one.
      const isOfText = operation.operationId === 'upsertSource'
      const isRead = isOther ? 415 : isOfText ? 409 : 201
      assert.ok((tally.get(isRead) ?? 0) > 0)
      assert.ok((tally.get(400) ?? 0) > 0)
      assert.equal(await openUploads(), 0)
    })
  }
})
