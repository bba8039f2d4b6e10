import assert from 'node:assert/strict'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Operation } from '../src/platform/operations/operation.ts'
import type { Answer } from './client.ts'
import type { Harness } from './harness.ts'

interface Described {
  responses: Record<string, { content?: object; $ref?: string }>
}

const documents = ['/v1/openapi.json', '/operator/v1/openapi.json']

/**
 * Checks answers against what the served OpenAPI documents say of their operation, and not against the
 * schemas that these were made from.
 */
export async function documented(app: Harness) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
  ;(addFormats as unknown as (ajv: Ajv2020) => void)(ajv)
  const described = new Map<string, [document: string, operation: Described]>()
  for (const url of documents) {
    const { body } = await app.as(null).get(url)
    ajv.addSchema(body, url)
    for (const [path, item] of Object.entries<Record<string, Described>>(body.paths))
      for (const [method, operation] of Object.entries(item))
        described.set(`${method.toUpperCase()} ${path}`, [url, operation])
  }
  const compiled = new Map<string, ValidateFunction>()
  const escaped = (part: string): string => encodeURIComponent(part.replaceAll('/', '~1'))

  return ({ method, path }: Operation, { status, text, body }: Answer): void => {
    const [document, operation] = described.get(`${method} ${path}`) ?? []
    assert.ok(document && operation, `${method} ${path} is in a document`)
    if (status === 304) return
    const key = status in operation.responses ? String(status) : 'default'
    assert.ok(key in operation.responses, `${method} ${path}: ${status} is in the document`)
    const { content, $ref: shared } = operation.responses[key] ?? {}
    if (!content && !shared) {
      assert.equal(text, '', `${method} ${path}: ${status} has no body`)
      return
    }
    const answer = shared
      ? shared.slice(1)
      : `/paths/${escaped(path)}/${method.toLowerCase()}/responses/${key}`
    const $ref = `${document}#${answer}/content/${escaped('application/json')}/schema`
    const validate = compiled.get($ref) ?? ajv.compile({ $ref })
    compiled.set($ref, validate)
    assert.ok(validate(body), `${text.slice(0, 300)}\n${ajv.errorsText(validate.errors)}`)
  }
}
