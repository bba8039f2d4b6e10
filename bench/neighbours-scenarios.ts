import { setTimeout as delay } from 'node:timers/promises'
import { anybody, type Call, type Made, servers } from './neighbours-world.ts'

const nothing = async (): Promise<void> => {}
let serial = 0

async function waitForNoise(): Promise<void> {
  await delay(2_000)
  if (servers.held() === 0)
    throw new Error('nothing waits for the servers of the noisy organization')
}

/** A hook that anybody may post to, and an automation that it sets off. */
export async function hookOf(
  call: Call,
  actions: object[],
): Promise<(body?: object) => Promise<Made>> {
  const hook = await call('POST', '/v1/integrations/hooks', { name: 'Open', preset: 'none' })
  if (actions.length > 0) {
    await call('POST', '/v1/automations', { name: 'A', trigger: { hook: hook.id }, actions })
  }
  const { pathname } = new URL(hook.url)
  return (body = {}) => anybody('POST', pathname, { n: ++serial, ...body })
}

const request = (path: string) => ({
  ...{ type: 'http.request', method: 'POST', url: `${servers.url}${path}` },
})

async function untilDone(read: () => Promise<Made>): Promise<void> {
  for (;;) {
    const { status } = await read()
    if (status === 'succeeded' || status === 'completed') return
    if (status === 'failed') throw new Error('what was measured failed')
    await delay(20)
  }
}

async function syncOf(call: Call, path: string): Promise<() => Promise<Made>> {
  const { id: connectionId } = await call('POST', '/v1/integrations/connections', {
    ...{
      provider: 'csv_url',
      name: `C${++serial}`,
      authType: 'none',
      config: { baseUrl: `${servers.url}/` },
    },
  })
  const { id } = await call('POST', '/v1/integrations/syncs', {
    ...{ connectionId, config: { path, keyColumn: 'id' }, matchBy: 'email' },
    mapping: { email: 'record.email', name: 'record.name' },
  })
  return async () => {
    const run = await call('POST', `/v1/integrations/syncs/${id}/run`, {})
    return () => call('GET', `/v1/integrations/syncs/${id}/runs/${run.id}`)
  }
}

const table = Array.from({ length: 900 }, (_, n) => `| ${n} | gear | ${n * 3} |`).join('\n')

interface Scenario {
  noise: string
  other: string
  /** How often each is measured; the median counts. */
  rounds?: number
  /** Prepares both, and returns what makes the noise and what is measured. */
  begin(noisy: Call, other: Call): Promise<{ noise: () => Promise<void>; act: () => Promise<void> }>
}

export const scenarios: readonly Scenario[] = [
  {
    noise: '100 mails to a server that takes 1 s each',
    other: 'password reset arrives',
    // An address gets five mails in an hour.
    rounds: 1,
    async begin(noisy) {
      const text = { subject: 'Hello', text: 'Hello.' }
      const post = await hookOf(noisy, [{ type: 'mail.send', to: 'body.to', ...text }])
      const email = `ada${++serial}@example.com`
      const welcome = servers.mailTo(email)
      const password = 'a difference engine'
      await anybody('POST', '/session/auth/sign-up/email', { name: 'Ada', email, password })
      await welcome
      return {
        noise: async () => {
          for (let n = 0; n < 100; n++) await post({ to: `p${n}@example.org` })
        },
        act: async () => {
          const mail = servers.mailTo(email)
          await anybody('POST', '/session/auth/request-password-reset', { email })
          await mail
        },
      }
    },
  },
  {
    noise: '20 draft PDFs with a hang-up',
    other: 'acceptance of a proposal',
    async begin(noisy, other) {
      const client = { name: 'Ada', email: 'ada@example.com' }
      const blocks = Array.from({ length: 24 }, () => ({
        ...{ type: 'text', text: `| n | what | price |\n| --- | --- | --- |\n${table}` },
      }))
      const draft = await noisy('POST', '/v1/proposals', {
        title: 'Long',
        blocks,
        recipients: [client],
      })
      return {
        noise: async () => {
          for (let n = 0; n < 20; n++) {
            const leaves = AbortSignal.timeout(200)
            noisy('GET', `/v1/proposals/${draft.id}/pdf`, undefined, leaves).catch(nothing)
          }
          await delay(500)
        },
        act: async () => {
          const { id } = await other('POST', '/v1/proposals', {
            ...{ title: 'Engine', recipients: [client] },
            items: [{ name: 'Gear', unitAmount: 4_900 }],
          })
          const sent = await other('POST', `/v1/proposals/${id}/send`, { delivery: 'link_only' })
          const token = String(sent.links[0].link).split('/').at(-1)
          await anybody('POST', `/public/proposals/${token}/accept`, {
            ...{ name: 'Ada', consent: true, contentSha256: sent.contentSha256 },
            ...{
              selection: { itemIds: [], quantities: {} },
              expectedTotal: sent.totals.firstTotal,
            },
            signature: { type: 'typed', text: 'Ada' },
          })
        },
      }
    },
  },
  {
    noise: '24 hook events with http.request to a server that never answers',
    other: 'hook automation',
    async begin(noisy, other) {
      const post = await hookOf(noisy, [request('/hang')])
      const path = `/seen/${++serial}`
      const act = await hookOf(other, [request(path)])
      return {
        noise: async () => {
          for (let n = 0; n < 24; n++) await post()
          await waitForNoise()
        },
        act: async () => {
          const seen = servers.seen(path)
          await act()
          await seen
        },
      }
    },
  },
  {
    noise: '16 runs of such event automations',
    other: 'event automation',
    async begin(noisy, other) {
      const path = `/seen/${++serial}`
      for (const [call, to, count] of [
        [noisy, '/hang', 8],
        [other, path, 1],
      ] as const) {
        for (let n = 0; n < count; n++) {
          await call('POST', '/v1/automations', {
            ...{ name: `A${n}`, trigger: { event: 'custom.noise' }, actions: [request(to)] },
          })
        }
      }
      const publish = (call: Call) => call('POST', '/v1/events', { type: 'custom.noise', data: {} })
      return {
        noise: async () => {
          for (let n = 0; n < 2; n++) await publish(noisy)
          await waitForNoise()
        },
        act: async () => {
          const seen = servers.seen(path)
          await publish(other)
          await seen
        },
      }
    },
  },
  {
    noise: '4 syncs from a server that drips a line a second',
    other: 'sync',
    async begin(noisy, other) {
      const drips = await Promise.all([1, 2, 3, 4].map((n) => syncOf(noisy, `drip${n}`)))
      const run = await syncOf(other, 'list.csv')
      return {
        noise: async () => {
          for (const one of drips) await one()
          await waitForNoise()
        },
        act: async () => untilDone(await run()),
      }
    },
  },
  {
    noise: '8 sources of a base whose own model never answers',
    other: 'source completed',
    async begin(noisy, other) {
      await noisy('POST', '/v1/embedding-models', {
        ...{ name: 'never', url: `${servers.url}/hang`, model: 'never', dimensions: 256 },
      })
      const slow = await noisy('POST', '/v1/bases', { name: 'Slow', embeddingModel: 'never' })
      const base = await other('POST', '/v1/bases', { name: 'Base' })
      const add = (call: Call, { id }: Made) =>
        call('POST', `/v1/bases/${id}/sources`, {
          ...{ type: 'text', name: 'T' },
          text: `Text ${++serial}.`,
        })
      return {
        noise: async () => {
          for (let n = 0; n < 8; n++) await add(noisy, slow)
          await waitForNoise()
        },
        act: async () => {
          const { id } = await add(other, base)
          await untilDone(() => other('GET', `/v1/bases/${base.id}/sources/${id}`))
        },
      }
    },
  },
]
