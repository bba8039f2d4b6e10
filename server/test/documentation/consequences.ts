import assert from 'node:assert/strict'
import { type Capstan, verifyWebhook } from '../../../sdk/src/index.ts'
import type { HttpServer } from '../fixtures/tls-server.ts'
import { until } from '../server-process.ts'

interface Followed {
  capstan: Capstan
  /** What the terminals have printed. */
  printed: string
  outside: HttpServer
}

/** What is to be seen after a page, beyond what its commands have answered. */
export const consequences: Record<string, (followed: Followed) => Promise<void>> = {
  'docs/webhooks.md': webhookIsAsSet,
  'docs/join.md': chainIsWhole,
}

/** The last delivery carries all that the page has set, and each key that it showed verifies it. */
async function webhookIsAsSet({ capstan, printed, outside }: Followed): Promise<void> {
  const [webhook] = (await capstan.webhooks.list({ limit: 1 }).page()).data
  assert.ok(webhook)
  assert.deepEqual(
    [webhook.payload, webhook.filter, webhook.ordering, webhook.retryScheduleSeconds],
    ['thin', null, 'by_subject', [1, 5, 30]],
  )
  assert.deepEqual([webhook.maxInFlight, webhook.rateLimitPerSecond], [4, 50])
  const { id } = await capstan.contacts.create({ name: 'Edsger' })
  const { body, headers } = await arrived(outside, ({ data }) => data['id'] === id)
  const keys = new Set(printed.match(/wh(?:sec|pk)_[\w+/=-]{40,}/g))
  assert.equal(keys.size, 3)
  for (const key of keys) assert.deepEqual((await verifyWebhook(body, headers, key)).data, { id })
  assert.equal(headers['authorization'], 'Bearer of-your-gateway')
}

/** From the payment to the source: one run, one chain of records, which an erasure leaves whole. */
async function chainIsWhole({ capstan, printed, outside }: Followed): Promise<void> {
  const { data: events } = (await capstan.request({
    method: 'GET',
    path: '/v1/events?after=&limit=100',
  })) as { data: Listed[] }
  const [created, drafted] = events.filter(({ type }) => /^(contact|proposal)\.created$/.test(type))
  assert.ok(created?.causedBy && drafted)
  assert.deepEqual(drafted.causedBy, created.causedBy)
  const contact = String(created.data['id'])
  // Other organizations follow pages at the same time, and their sources are completed, too.
  const isOfContact = ({ type, data }: Posted) =>
    type === 'source.completed' && (data['metadata'] as Metadata)?.contactId === contact
  const { body, headers } = await arrived(outside, isOfContact)
  const [secret = ''] = /whsec_[\w+/=-]{40,}/.exec(printed) ?? []
  const { data: source } = await verifyWebhook(body, headers, secret)
  const accepted = events.find(({ type }) => type === 'proposal.accepted')
  assert.deepEqual((source as unknown as Posted['data'])['metadata'], {
    contactId: contact,
    proposalId: drafted.data['id'],
    contentSha256: accepted?.data['contentSha256'],
  })
  const verify = () => capstan.audit.verify()
  const before = await verify()
  assert.ok(before.intact)
  await capstan.contacts.erase(contact)
  const after = await until('it is erased', async () => {
    const one = await verify()
    return one.entries > before.entries && one
  })
  assert.ok(after.intact)
}

type Metadata = { contactId?: string } | undefined

interface Posted {
  type: string
  data: Record<string, unknown>
}

interface Listed extends Posted {
  causedBy?: object
}

const arrived = ({ requests }: HttpServer, isWanted: (event: Posted) => boolean) =>
  until('it arrives', async () =>
    requests.findLast(({ body }) => body.length > 0 && isWanted(JSON.parse(body.toString()))),
  )
