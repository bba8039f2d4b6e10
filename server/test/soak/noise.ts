interface Noise {
  /** Of nodes that are well. */
  urls: () => readonly string[]
  /** Of an organization on the free plan. */
  token: string
  hangingUrl: string
  forMs: number
}

type Answer = { id?: string; url?: string } | null

const hooksAtOnce = 4
const text = 'x'.repeat(100_000)

/**
 * One organization sends as much as its plan allows, for so long: contacts, sources, searches, large events, and posts to
 * a hook whose automation asks a server that never answers. What is refused is tried again at once.
 */
export async function makeNoise({ urls, token, hangingUrl, forMs }: Noise): Promise<void> {
  const endsAt = performance.now() + forMs
  const post = async (path: string, body: object): Promise<Answer> => {
    const [origin = ''] = urls()
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    // A node may be struck meanwhile, and most is refused.
    const response = await fetch(origin + path, init).catch(() => null)
    return (await response?.json().catch(() => null)) as Answer
  }
  const base = await post('/v1/bases', { name: 'Noise' })
  const hook = await post('/v1/integrations/hooks', { name: 'Noise', preset: 'none' })
  const request = { type: 'http.request', method: 'POST', url: hangingUrl }
  const trigger = { hook: hook?.id }
  await post('/v1/automations', { name: 'Noise', trigger, actions: [request] })
  const again = async (act: (n: number) => Promise<unknown>): Promise<void> => {
    for (let n = 0; performance.now() < endsAt; n++) await act(n)
  }
  const path = new URL(hook?.url ?? 'http://none/hooks/none').pathname
  await Promise.all([
    again((n) => post('/v1/contacts', { name: `Noise ${n}` })),
    again((n) => post('/v1/events', { type: 'custom.noise', data: { n, text } })),
    again((n) =>
      post(`/v1/bases/${base?.id}/sources`, { type: 'text', name: 'N', text: `${n} ${text}` }),
    ),
    again((n) => post(`/v1/bases/${base?.id}/search`, { query: `noise ${n}` })),
    ...Array.from({ length: hooksAtOnce }, () => again((n) => post(path, { n, text }))),
  ])
}
