import { setTimeout as wait } from 'node:timers/promises'
import type { breakableDatabase } from '../fixtures/breakable-database.ts'
import type { Findings } from './findings.ts'
import type { Nodes } from './nodes.ts'

export interface Place {
  nodes: Nodes
  /** The way to PostgreSQL; null on the embedded database. */
  database: Awaited<ReturnType<typeof breakableDatabase>> | null
  /** Kills PostgreSQL and starts it again; null where it is not the soak's own. */
  restartDatabase: (() => Promise<void>) | null
  findings: Findings
}

/** Something that goes wrong, and ends; the load goes on meanwhile. */
export interface Fault {
  name: string
  needs: 'any' | 'postgres' | 'own postgres'
  strike(place: Place, round: number): Promise<void>
}

const minuteMs = 60_000
const stopBound = 10_000

const killNode: Fault = {
  name: 'kill -9 of a node',
  needs: 'any',
  async strike({ nodes }, round) {
    const node = round % nodes.count
    await wait(Math.random() * 1_000)
    await nodes.kill(node)
    await nodes.start(node)
  },
}

const restartNode: Fault = {
  name: 'restart of a node',
  needs: 'any',
  async strike({ nodes, findings }, round) {
    const node = round % nodes.count
    const startedAt = performance.now()
    const code = await nodes.stop(node)
    const ms = performance.now() - startedAt
    if (code !== 0) findings.add(`a node that was asked to stop ended with ${code}`)
    if (ms > stopBound) findings.add(`a node took ${Math.round(ms / 1000)} s to stop`)
    await nodes.start(node)
  },
}

const freezeNode: Fault = {
  name: 'a node frozen for 20 s',
  needs: 'postgres',
  async strike({ nodes }, round) {
    const node = round % nodes.count
    nodes.freeze(node)
    await wait(20_000)
    nodes.thaw(node)
  },
}

const killDatabase: Fault = {
  name: 'kill -9 of PostgreSQL',
  needs: 'own postgres',
  strike: async ({ restartDatabase }) => restartDatabase?.(),
}

const freezeSessions: Fault = {
  name: 'sessions that say nothing any more',
  needs: 'postgres',
  async strike({ database }) {
    database?.silence()
    await wait(45_000)
  },
}

const cutSessions: Fault = {
  name: 'sessions cut',
  needs: 'postgres',
  async strike({ database }) {
    database?.cut()
    await wait(1_000)
    database?.mend()
  },
}

const wrongClock: Fault = {
  name: 'a node whose clock is minutes or a day wrong',
  needs: 'postgres',
  async strike({ nodes }, round) {
    const node = round % nodes.count
    const shift = [5, -5, 24 * 60, -24 * 60][round % 4] ?? 0
    await nodes.kill(node)
    await nodes.start(node, shift * minuteMs)
    await wait(15_000)
    await nodes.kill(node)
    await nodes.start(node)
  },
}

export const faults: readonly Fault[] = [
  killNode,
  restartNode,
  cutSessions,
  freezeNode,
  freezeSessions,
  wrongClock,
  killDatabase,
]
