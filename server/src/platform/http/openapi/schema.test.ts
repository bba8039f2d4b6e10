import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Type } from 'typebox'
import { Nullable } from '../../operations/schemas.ts'
import { componentsOf, finishSchemas, reference } from './schema.ts'

const schemasOf = (...schemas: Parameters<typeof reference>[0][]) => {
  const components = componentsOf({})
  for (const schema of schemas) reference(schema, components, 'Body')
  return finishSchemas(components)
}
const Size = Type.Object({ width: Type.Integer() })
const title = 'Box'

describe('the schemas of a document', () => {
  test('name each object after its owner and field', () => {
    const Box = Type.Object(
      { size: Nullable(Size), parts: Type.Array(Type.Object({ lid: Size })) },
      { title },
    )
    const schemas = schemasOf(Box)
    assert.deepEqual(Object.keys(schemas), ['Box', 'BoxPartsItem', 'BoxPartsItemLid', 'BoxSize'])
    assert.deepEqual((schemas['Box'] as typeof Box).properties.size, {
      anyOf: [{ $ref: '#/components/schemas/BoxSize' }, { type: 'null' }],
    })
  })

  test('say one of several types with anyOf', () => {
    const value = Type.Unsafe({ type: ['string', 'number', 'null'], description: 'A value.' })
    const { Box } = schemasOf(Type.Object({ value }, { title }))
    const types = ['string', 'number', 'null'].map((type) => ({ type }))
    assert.deepEqual((Box as typeof Size).properties, {
      value: { anyOf: types, description: 'A value.' },
    })
  })

  test('say the type of a list of values', () => {
    const shade = Nullable(Type.Enum(['light', 'dark']))
    const { Box } = schemasOf(Type.Object({ shade }, { title }))
    const { properties } = Box as typeof Size
    assert.deepEqual(properties, {
      shade: { type: ['string', 'null'], enum: ['light', 'dark', null] },
    })
  })

  const size = Type.Union([Type.Literal('small'), Type.Literal('large')])
  for (const [what, schemas] of [
    ['two titles are the same', [Type.Object({}, { title }), Type.Object({ size }, { title })]],
    [
      'a title is that of a field',
      [Type.Object({ size: Size }, { title }), Type.Object({ size }, { title: 'BoxSize' })],
    ],
    [
      'generators would make one of a list of values and a title',
      [Type.Object({ size }, { title }), Type.Object({}, { title: 'BoxSize' })],
    ],
  ] as const) {
    test(`are refused where ${what}`, () =>
      assert.throws(() => schemasOf(...schemas), /Two shapes/))
  }
})
