import type { PhoneNumber } from 'libphonenumber-js/max'
import { pipelineAll } from '../../../platform/db/pipeline.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Contact } from '../schema.ts'
import { listUndescribed, updatePhoneInfo } from './store.ts'

/** Some 10 ms of processor time, during which no request is answered. */
const batchPhones = 100

/**
 * Says of numbers what they tell about themselves: 100 µs for each, which no request waits for. True when
 * there may be more. Nodes may do the same ones at once, with the same result.
 */
export async function describePhones({
  database: { db },
}: Pick<Platform, 'database'>): Promise<boolean> {
  const phones = await listUndescribed(db, batchPhones)
  if (phones.length === 0) return false
  // Loaded with the first number: its table of countries takes some milliseconds.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  const described = phones.map((one) => ({
    ...one,
    info: infoOf(parsePhoneNumberFromString(one.phone, { extract: false })),
  }))
  const organizations = [...Map.groupBy(described, (one) => one.organization_id)]
  await pipelineAll(db, organizations, (sender, [organizationId, own]) =>
    updatePhoneInfo(sender, organizationId, own),
  )
  return phones.length === batchPhones
}

const infoOf = (number: PhoneNumber | undefined): NonNullable<Contact['phoneInfo']> => ({
  country: number?.country ?? null,
  type: number?.getType()?.toLowerCase() ?? null,
  possible: number?.isPossible() ?? false,
  valid: number?.isValid() ?? false,
})
