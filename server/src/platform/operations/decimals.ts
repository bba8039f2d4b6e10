import type { ErrorObject } from 'ajv'

/**
 * Ajv reads whatever JavaScript reads as a number: `0x10`, `1e1`, ` 5`. What comes as text in an address is
 * written in decimal digits, or refused.
 */
export function decimalChecker(schema: object): (data: unknown) => ErrorObject | null {
  const { properties = {} } = schema as { properties?: Record<string, { type?: string }> }
  const forms = Object.entries(properties).flatMap(([name, property]) => {
    const form = [property.type].flat().map(formOf).find(Boolean)
    return form ? [{ name, form, property }] : []
  })
  return (data) => {
    for (const { name, form, property } of forms) {
      const value = (data as Record<string, unknown>)[name]
      if (typeof value === 'string' && !form.test(value)) return faultOf(name, property)
    }
    return null
  }
}

function formOf(type: string | undefined): RegExp | undefined {
  if (type === 'integer') return /^-?\d+$/
  return type === 'number' ? /^-?\d+(?:\.\d+)?$/ : undefined
}

const faultOf = (name: string, parentSchema: { type?: string }): ErrorObject => ({
  keyword: 'decimal',
  instancePath: `/${name}`,
  schemaPath: '',
  params: { type: parentSchema.type },
  parentSchema,
})
