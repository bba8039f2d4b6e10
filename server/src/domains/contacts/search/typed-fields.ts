import { type Comparison, type Condition, comparisonsOf } from './filter.ts'
import { listFieldTypes, type Reader } from './store.ts'

/** What the values of other types are: texts. */
const valueTypes: Readonly<Record<string, string>> = { number: 'number', boolean: 'boolean' }
const articles: Readonly<Record<string, string>> = {
  number: 'a number',
  boolean: 'true or false',
  string: 'a text',
}

/** Throws for a comparison with what values of its field never are. */
export async function requireTyped(reader: Reader, condition: Condition): Promise<void> {
  const comparisons = comparisonsOf(condition).filter(({ field }) => field.kind === 'custom')
  if (comparisons.length === 0) return
  const types = await listFieldTypes(reader, [
    ...new Set(comparisons.map(({ field }) => field.key)),
  ])
  for (const comparison of comparisons) {
    const type = types.get(comparison.field.key)
    if (type !== undefined) requireType(comparison, valueTypes[type] ?? 'string')
  }
}

const onTexts: readonly string[] = ['contains', 'startsWith', 'withinLast']

function requireType({ field, op, value, refuse }: Comparison, type: string): void {
  if (op === 'exists') return
  const isText = onTexts.includes(op)
  const fits = isText ? type === 'string' : [value].flat().every((one) => typeof one === type)
  if (fits) return
  throw refuse(isText ? 'op' : 'value', `${field.name} is ${articles[type]}`)
}
