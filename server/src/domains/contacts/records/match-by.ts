import type { Work } from '../../../platform/work.ts'
import { readFieldRules } from '../custom-fields/rules.ts'

/** Whether a record can find its contact by it: by what only one contact has. */
export async function canMatchBy(work: Work, field: string): Promise<boolean> {
  if (['email', 'phone', 'externalId'].includes(field)) return true
  const [group, key = ''] = field.split('.')
  if (group !== 'custom') return false
  return (await readFieldRules(work)).handlesOf({ [key]: 'x' }).length > 0
}
