import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Acknowledged, Client } from './client.ts'
import type { Findings } from './findings.ts'

export interface Writers {
  acknowledged: readonly Acknowledged[]
  /** Lets each writer finish the request that it is in. */
  stop(): Promise<void>
}

/** Of so many writes one is sent again, acknowledged as it was. */
const replayEvery = 7

/** Writers that each send one request after the other: contacts, and sources where there is a base. */
export function startWriters(
  client: Client,
  base: string | null,
  { count, pauseMs, findings }: { count: number; pauseMs: number; findings: Findings },
): Writers {
  const acknowledged: Acknowledged[] = []
  let isOver = false
  const write = async (writer: number): Promise<void> => {
    for (let turn = 0; !isOver; turn++) {
      const key = randomUUID()
      const [path, body] = requestOf(turn, base, key)
      const made = await client.post(path, key, body)
      acknowledged.push(made)
      if ((turn + writer) % replayEvery === 0) {
        const again = await client.post(path, key, body)
        if (again.id !== made.id) {
          findings.add(`${path} made ${made.id} and, with the same key, ${again.id}`)
        }
      }
      await wait(pauseMs)
    }
  }
  const writing = Promise.all(Array.from({ length: count }, (_, writer) => write(writer)))
  return {
    acknowledged,
    async stop() {
      isOver = true
      await writing
    },
  }
}

function requestOf(turn: number, base: string | null, key: string): [path: string, body: object] {
  if (base !== null && turn % 5 === 0) {
    const text = `# ${key}\n\nKept whatever happens to the node that was asked: ${key}.`
    return [`/v1/bases/${base}/sources`, { type: 'text', name: key, text }]
  }
  return ['/v1/contacts', { name: `Contact ${key}`, externalId: key }]
}
