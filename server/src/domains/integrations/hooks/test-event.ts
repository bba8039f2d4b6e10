import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import type { InboundEvent } from './event-schema.ts'
import { type InboundEventRow, insertTestEvent } from './event-store.ts'
import { handleInboundEvents } from './jobs.ts'
import type { PresetName } from './presets/table.ts'
import { presentEvent } from './representation.ts'
import type { HookTest } from './schema.ts'
import { requireHook } from './service.ts'

const person = { email: 'ada@example.com', name: 'Ada Lovelace' }
const plain = { type: 'test', ...person }

/** Short examples of the events of each sender. */
const examples: Partial<Record<PresetName, object>> = {
  stripe: {
    id: 'evt_test',
    object: 'event',
    type: 'customer.created',
    data: { object: { id: 'cus_test', object: 'customer', ...person } },
  },
  github: { action: 'opened', issue: { number: 1, title: 'A test' }, sender: { login: 'ada' } },
  shopify: { id: 1, email: person.email, first_name: 'Ada', last_name: 'Lovelace' },
  slack: {
    type: 'event_callback',
    event_id: 'Ev_test',
    event: { type: 'app_mention', text: 'Hello', user: 'U1' },
  },
  standard_webhooks: { type: 'contact.created', data: person },
  typeform: {
    event_id: 'test',
    event_type: 'form_response',
    form_response: { form_id: 'test', answers: [{ type: 'email', email: person.email }] },
  },
  meta: {
    object: 'page',
    entry: [{ id: '1', time: 0, changes: [{ field: 'leadgen', value: { leadgen_id: '1' } }] }],
  },
}

const twilio = 'MessageSid=SM_test&From=%2B14155550123&To=%2B14155550100&Body=Hello'

/** Stores a test event. It duplicates no other event and has no signature. */
export async function testHook(
  work: Work,
  hookId: string,
  { body: given, contentType: type }: HookTest,
): Promise<InboundEvent> {
  const hook = await requireHook(work, hookId)
  const preset = hook.preset as PresetName
  const isTwilio = preset === 'twilio' && given === undefined
  const text = given ?? (isTwilio ? twilio : JSON.stringify(examples[preset] ?? plain))
  const body = Buffer.from(text)
  const contentType = type ?? (isTwilio ? 'application/x-www-form-urlencoded' : 'application/json')
  const row: InboundEventRow = {
    organization_id: work.organizationId,
    id: newId(),
    hook_id: hookId,
    status: 'received',
    verified: false,
    event_type: 'test',
    provider_event_id: null,
    content_type: contentType,
    query: '',
    headers: { 'content-type': contentType },
    body_bytes: body.length,
    duplicate_of: null,
    run_ids: [],
    error: null,
    received_at: work.now,
    handled_at: null,
  }
  insertTestEvent(work, { ...row, body })
  const { organizationId } = work
  await work.enqueue(handleInboundEvents, { organizationId, inboundEventIds: [row.id] })
  return presentEvent(row)
}
