import { triggers as generated } from './generated/triggers.js'
import { addressOf } from './requests.js'
import { isSigned } from './signature.js'

/** Registers a webhook for this Zap; its id and secret come back with each delivery. */
const subscribeTo = (typeOf) => async (z, bundle) => {
  const { data } = await z.request(addressOf(bundle, '/v1/webhooks'), {
    method: 'POST',
    body: { url: bundle.targetUrl, events: [typeOf(bundle)], description: 'Zapier' },
  })
  return { id: data.id, secret: data.secret }
}

async function unsubscribe(z, bundle) {
  const address = addressOf(bundle, `/v1/webhooks/${bundle.subscribeData.id}`)
  const response = await z.request(address, { method: 'DELETE', skipThrowForStatus: true })
  if (response.status < 400 || response.status === 404) return {}
  throw new z.errors.Error('Capstan could not remove the webhook.', 'not_removed', response.status)
}

function receive(z, bundle) {
  if (!isSigned(bundle.rawRequest ?? {}, bundle.subscribeData?.secret)) {
    throw new z.errors.Error('The signature does not fit.', 'invalid_signature', 401)
  }
  return [z.JSON.parse(bundle.rawRequest.content)]
}

const listOf = (typeOf) => async (z, bundle) => {
  const params = { type: typeOf(bundle), limit: 3 }
  const { data } = await z.request(addressOf(bundle, '/v1/events'), { params })
  return data.data
}

const hook = (typeOf, { key, noun, label, description, sample }, inputFields = []) => ({
  key,
  noun,
  display: { label, description },
  operation: {
    type: 'hook',
    inputFields,
    performSubscribe: subscribeTo(typeOf),
    performUnsubscribe: unsubscribe,
    performList: listOf(typeOf),
    perform: receive,
    sample,
  },
})

const ownEvent = hook(
  ({ inputData }) => inputData.type,
  {
    key: 'custom_event',
    noun: 'Event',
    label: 'Event of Your Own',
    description: 'Triggers when you publish an event of a type that you made up.',
    sample: {
      id: 'evt_01jbts0z0ye8t9tpsz3gn7nkm8',
      type: 'custom.order.paid',
      createdAt: '2026-11-21T09:30:00.000Z',
      organizationId: 'org_01jbts0z0ye8t9tpsz3gn7nkm8',
      data: { orderId: 'A-1001' },
    },
  },
  [
    {
      key: 'type',
      label: 'Event Type',
      type: 'string',
      required: true,
      placeholder: 'custom.order.paid',
      helpText: '`custom.order.*` stands for a whole group.',
    },
  ],
)

/** A list that a field offers to pick from. */
const picked = (key, noun, path) => ({
  key,
  noun,
  display: { label: `List of ${noun}s`, description: 'Fills a list.', hidden: true },
  operation: {
    canPaginate: true,
    perform: async (z, bundle) => {
      const cursor = bundle.meta.page ? await z.cursor.get() : undefined
      const params = { limit: 100, ...(cursor && { cursor }) }
      const { data } = await z.request(addressOf(bundle, path), { params })
      if (data.nextCursor) await z.cursor.set(data.nextCursor)
      return data.data
    },
    sample: { id: 'kb_01jbts0z0ye8t9tpsz3gn7nkm8', name: 'Handbook' },
  },
})

const all = [
  ...generated.map((one) => hook(() => one.type, one)),
  ownEvent,
  picked('bases', 'Knowledge Base', '/v1/bases'),
  picked('templates', 'Template', '/v1/proposal-templates'),
]

export const triggers = Object.fromEntries(all.map((one) => [one.key, one]))
