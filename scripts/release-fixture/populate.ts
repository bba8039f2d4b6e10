import { setTimeout as wait } from 'node:timers/promises'
import type { ReleaseFixture } from '../../server/test/releases.ts'

// biome-ignore lint/suspicious/noExplicitAny: what the API of that version answers
type Body = any

export interface Calls {
  /** The body of the answer; throws unless it is a 2xx. */
  call(key: string, method: string, path: string, body?: object): Promise<Body>
}

export const callsTo = (url: string): Calls => ({
  async call(key, method, path, body) {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text && JSON.parse(text)
  },
})

interface FirstRun {
  apiToken: string
  organizationId: string
  operatorKey: string
}

/** Something of everything, each made through the API. */
export async function populate(
  { call }: Calls,
  first: FirstRun,
  receiverUrl: string,
): Promise<Pick<ReleaseFixture, 'organization' | 'second'>> {
  const owner = (method: string, path: string, body?: object) =>
    call(first.apiToken, method, `/v1${path}`, body)
  const receiver = { url: receiverUrl, events: ['*'] }
  const webhook = await owner('POST', '/webhooks', receiver)
  await owner('POST', '/webhooks', { ...receiver, rateLimitPerSecond: 50 })
  await owner('POST', '/webhooks', { url: 'https://127.0.0.1:9999/closed', events: ['contact.*'] })

  const contacts: string[] = []
  for (const name of ['Ada Lovelace', 'Grace Hopper', 'Alan Turing']) {
    contacts.push((await owner('POST', '/contacts', { name, tags: ['customer'] })).id)
  }
  await owner('PATCH', `/contacts/${contacts[0]}`, { email: 'ada@example.com' })
  await owner('DELETE', `/contacts/${contacts.pop()}`)

  const base = await owner('POST', '/bases', { name: 'Handbook' })
  const source = await addText(owner, base.id)
  await owner('POST', `/bases/${base.id}/search`, { query: 'opening hours' })
  await owner('POST', '/embedding-models', {
    ...{ name: 'own', url: 'http://127.0.0.1:9999/v1', model: 'any', dimensions: 8 },
  })
  const second = await addOrganization({ call }, first.operatorKey)
  await until(async () => {
    const { data } = await owner('GET', `/webhooks/${webhook.id}/deliveries`)
    return data.length > 0 && data.every(({ status }: Body) => status === 'succeeded')
  })
  const feed = await owner('GET', '/events?limit=100&after=')
  return {
    organization: {
      id: first.organizationId,
      token: first.apiToken,
      contactIds: contacts,
      baseId: base.id,
      sourceId: source.id,
      webhookId: webhook.id,
      feedCursor: feed.nextCursor,
      eventIds: feed.data.map(({ id }: Body) => id),
    },
    second,
  }
}

type Send = (method: string, path: string, body?: object) => Promise<Body>

async function addText(send: Send, baseId: string): Promise<Body> {
  const text = '# Opening hours\n\nWe open at nine and close at six.\n\n## Sundays\n\nClosed.'
  const source = await send('POST', `/bases/${baseId}/sources`, {
    ...{ type: 'text', name: 'Opening hours', text },
  })
  await until(async () => {
    const { status } = await send('GET', `/bases/${baseId}/sources/${source.id}`)
    return status === 'completed'
  })
  return source
}

/** On a plan that counts, with credits of which some are used. */
async function addOrganization(
  { call }: Calls,
  operatorKey: string,
): Promise<ReleaseFixture['second']> {
  const operator: Send = (method, path, body) =>
    call(operatorKey, method, `/operator/v1${path}`, body)
  await operator('PUT', '/plans/kept', { maxContacts: 3, requestsPerMinute: 600 })
  const { id } = await operator('POST', '/organizations', { name: 'Second', plan: 'kept' })
  await operator('POST', `/organizations/${id}/credits`, { amount: 1000, reason: 'a gift' })
  const path = `/organizations/${id}/tokens`
  const { token } = await operator('POST', path, { name: 'Everything', scopes: ['*'] })
  const send: Send = (method, at, body) => call(token, method, `/v1${at}`, body)
  await send('POST', '/contacts', { name: 'Only one' })
  await addText(send, (await send('POST', '/bases', { name: 'Manual' })).id)
  const { credits } = await send('GET', '/usage')
  return { id, token, creditsBalance: credits.balance }
}

async function until(ask: () => Promise<boolean>): Promise<void> {
  while (!(await ask())) await wait(100)
}
