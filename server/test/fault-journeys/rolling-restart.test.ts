import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { onPostgres } from '../harness.ts'
import { install, type RunningServer, readFirstRun, until } from '../server-process.ts'

const nodes = 3
const senders = 4
const pollMs = 100

interface Node extends RunningServer {
  isReady: boolean
}

/** A load balancer: asks each node whether it is ready, and sends the next request to the next that is. */
class Balancer {
  readonly #nodes = new Set<Node>()
  #sent = 0

  async add(server: RunningServer): Promise<Node> {
    const node = { ...server, isReady: false }
    this.#nodes.add(node)
    void this.#poll(node)
    await until('the node is ready', async () => node.isReady)
    return node
  }

  remove(node: Node): void {
    this.#nodes.delete(node)
  }

  close(): void {
    this.#nodes.clear()
  }

  async send(path: string, init: RequestInit): Promise<Response> {
    const ready = [...this.#nodes].filter(({ isReady }) => isReady)
    return fetch((ready[this.#sent++ % ready.length] as Node).url + path, init)
  }

  async #poll(node: Node): Promise<void> {
    while (this.#nodes.has(node)) {
      const answer = await fetch(`${node.url}/readyz`).catch(() => null)
      node.isReady = answer?.status === 200
      await answer?.text()
      await wait(pollMs)
    }
  }
}

test('three nodes restarted one after the other lose no request of a client that obeys /readyz', {
  skip: !onPostgres && 'needs several processes on one database: PostgreSQL only',
}, async (t) => {
  const installation = await install(t, { CAPSTAN_SHUTDOWN_DELAY: '2' })
  const balancer = new Balancer()
  let isOver = false
  t.after(() => {
    isOver = true
    balancer.close()
  })
  const running = [await balancer.add(await installation.start())]
  const { apiToken } = readFirstRun(installation)
  for (const started of await Promise.all(
    Array.from({ length: nodes - 1 }, () => installation.start()),
  )) {
    running.push(await balancer.add(started))
  }
  const headers = { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' }
  const failures: string[] = []
  const created: string[] = []
  const sender = async (number: number): Promise<void> => {
    for (let i = 0; !isOver; i++) {
      const isRead = i % 2 === 0
      const init = isRead
        ? { headers }
        : { method: 'POST', headers, body: JSON.stringify({ name: `${number} ${i}` }) }
      try {
        const answer = await balancer.send('/v1/contacts', init)
        const body = (await answer.json()) as { id: string }
        if (answer.status >= 300) failures.push(`${answer.status} ${JSON.stringify(body)}`)
        else if (!isRead) created.push(body.id)
      } catch (error) {
        failures.push(String((error as Error).cause ?? error))
      }
      await wait(5)
    }
  }
  const load = Promise.all(Array.from({ length: senders }, (_, number) => sender(number)))
  for (const node of running) {
    assert.equal(await node.stop(), 0, node.output())
    balancer.remove(node)
    const before = created.length
    await balancer.add(await installation.start())
    await until('the load goes on', async () => created.length > before)
  }
  isOver = true
  await load
  assert.deepEqual(failures, [])
  assert.equal(new Set(created).size, created.length)
  const { limits } = (await (await balancer.send('/v1/usage', { headers })).json()) as {
    limits: { contacts: { used: number } }
  }
  assert.equal(limits.contacts.used, created.length)
})
