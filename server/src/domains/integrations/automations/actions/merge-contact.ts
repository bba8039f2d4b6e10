import type { InsideCall, Insider } from '../../../../platform/http/operations/inside.ts'
import type { Principal } from '../../../../platform/operations/principal.ts'
import type { Work } from '../../../../platform/work.ts'

interface Merged {
  custom?: Record<string, unknown>
  tags?: string[]
}

/** The API replaces `custom` and `tags` as a whole; an automation adds to what the contact has. */
export async function mergeContact(
  insider: Insider,
  work: Work,
  principal: Principal,
  call: InsideCall,
): Promise<InsideCall> {
  const { custom, tags } = Object(call.body) as Merged
  const isUpsert = call.operation === 'PUT /v1/contacts/by/{key}/{value}'
  if (!isUpsert || (custom === undefined && tags === undefined)) return call
  const contact = (await insider.find(work, principal, {
    operation: 'GET /v1/contacts/by/{key}/{value}',
    ...(call.params && { params: call.params }),
  })) as Required<Merged> | null
  if (!contact) return call
  const body = {
    ...(call.body as object),
    ...(custom && { custom: { ...contact.custom, ...custom } }),
    ...(Array.isArray(tags) && { tags: [...new Set([...contact.tags, ...tags])] }),
  }
  return { ...call, body }
}
