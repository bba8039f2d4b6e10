import type { InsideCall } from '../../../../platform/operations/insider.ts'

interface Growing {
  custom?: Record<string, unknown>
  tags?: string[]
}

/** The API replaces `custom` and `tags` as a whole; an automation adds to what the contact has. */
export function addingTo(call: InsideCall): InsideCall {
  const { custom, tags } = call.body as Growing
  if (custom === undefined && tags === undefined) return call
  const bodyFor = (current: unknown): unknown => {
    const contact = current as Required<Growing> | null
    if (!contact) return call.body
    return {
      ...(call.body as object),
      ...(custom && { custom: { ...contact.custom, ...custom } }),
      ...(Array.isArray(tags) && { tags: [...new Set([...contact.tags, ...tags])] }),
    }
  }
  return { ...call, bodyFor }
}
