import type { TestContext } from 'node:test'
import { Pool } from 'undici'
import { install } from './server-process.ts'

/** Real server processes on one PostgreSQL, and whoever sends them requests. */
export interface Nodes {
  databaseUrl: string
  count: number
  /** As the operator, by the first node; the body of the answer. */
  operate(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Made>
  /** An organization on a plan of its own, and a token of it. */
  tokenWithin(limit: { requestsPerMinute: number | null; burst?: number }): Promise<Issued>
  /** The status of one request with the token, sent to this node. */
  ask(node: number, token: string): Promise<number>
}

// biome-ignore lint/suspicious/noExplicitAny: what the operator API answers
type Made = any

export interface Issued {
  token: string
  /** Where it is revoked. */
  path: string
}

const connectionsPerNode = 10

export async function startNodes(t: Pick<TestContext, 'after'>, count: number): Promise<Nodes> {
  const installation = await install(t)
  // The first one migrates; the others would wait for it.
  const first = await installation.start()
  const others = await Promise.all(Array.from({ length: count - 1 }, () => installation.start()))
  const pools = [first, ...others].map(
    ({ url }) => new Pool(url, { connections: connectionsPerNode }),
  )
  t.after(() => Promise.all(pools.map((pool) => pool.destroy())))
  const { CAPSTAN_OPERATOR_KEY, DATABASE_URL = '' } = installation.environment

  const operate: Nodes['operate'] = async (method, path, body) => {
    const response = await (pools[0] as Pool).request({
      method,
      path: `/operator/v1${path}`,
      headers: {
        authorization: `Bearer ${CAPSTAN_OPERATOR_KEY}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.body.text()
    if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${text}`)
    return text && JSON.parse(text)
  }
  let plans = 0
  return {
    databaseUrl: DATABASE_URL,
    count,
    operate,
    async tokenWithin(limit) {
      const plan = `nodes${++plans}`
      await operate('PUT', `/plans/${plan}`, limit)
      const organization = await operate('POST', '/organizations', { name: plan, plan })
      const path = `/organizations/${organization.id}/tokens`
      const { id, token } = await operate('POST', path, { name: plan, scopes: ['*'] })
      return { token, path: `${path}/${id}` }
    },
    async ask(node, token) {
      const pool = pools[node % pools.length] as Pool
      const headers = { authorization: `Bearer ${token}` }
      const { statusCode, body } = await pool.request({
        method: 'GET',
        path: '/v1/contacts?limit=1',
        headers,
      })
      await body.dump()
      return statusCode
    },
  }
}

/** Sends as fast as it is answered, to all nodes, until `isOver`; how often each status came. */
export async function flood(
  nodes: Nodes,
  token: string,
  isOver: (sent: number) => boolean,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let sent = 0
  const sender = async (_: unknown, index: number): Promise<void> => {
    while (!isOver(sent)) {
      sent++
      const status = await nodes.ask(index, token)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: nodes.count * connectionsPerNode }, sender))
  return statuses
}
