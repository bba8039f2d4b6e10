import { setTimeout as wait } from 'node:timers/promises'
import type { breakableDatabase } from '../fixtures/breakable-database.ts'
import type { SmallDisk } from '../fixtures/small-disk.ts'
import type { Findings } from './findings.ts'
import type { Nodes } from './nodes.ts'

export interface Place {
  nodes: Nodes
  /** The way to PostgreSQL; null on the embedded database. */
  database: Awaited<ReturnType<typeof breakableDatabase>> | null
  /** PostgreSQL itself, where it is the soak's own. */
  postgres: OwnPostgres | null
  /** Those of a distributed database, where they are the soak's own. */
  workers: readonly OwnPostgres[]
  /** Of the database, where it is one that can be filled. */
  disk: SmallDisk | null
  /** That of the nodes' temporary files. */
  scratch: SmallDisk | null
  /** Uploads a source; the answer. */
  upload(): Promise<Response>
  /** Two endpoints of another organization that never answer, on the receiver's origin. */
  addHangingEndpoints(): Promise<void>
  /** What an organization on the free plan can do in so long. */
  makeNoise(forMs: number): Promise<void>
  findings: Findings
}

export interface OwnPostgres {
  /** SIGKILL to all its processes, and a new start. */
  kill(): Promise<void>
  /** SIGSTOP or SIGCONT to all its processes. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): Promise<void>
  /** Starts it if it has ended by itself. */
  revive(): Promise<void>
}

export type Need = 'postgres' | 'own postgres' | 'own workers' | 'disk' | 'scratch'

/** Something that goes wrong, and ends; the load goes on meanwhile. */
export interface Fault {
  name: string
  /** What it takes beside one node. */
  needs: readonly Need[]
  /** In one round of the long soak. */
  strikes: number
  /** The fault of one organization or one node: the requests of others must not become slow. */
  sparesOthers?: true
  /** The how-manieth strike of this fault decides which node it is. */
  strike(place: Place, turn: number): Promise<void>
}

const minuteMs = 60_000
const stopBound = 10_000
/** 5 s, and what a machine under load adds. */
const refusalBound = 10_000

const killNode: Fault = {
  name: 'kill -9 of a node',
  needs: [],
  strikes: 25,
  async strike({ nodes }, turn) {
    const node = turn % nodes.count
    await wait(Math.random() * 1_000)
    await nodes.kill(node)
    await nodes.start(node)
  },
}

const restartNode: Fault = {
  name: 'restart of a node',
  needs: [],
  strikes: 2,
  async strike({ nodes, findings }, turn) {
    const node = turn % nodes.count
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
  needs: ['postgres'],
  strikes: 1,
  sparesOthers: true,
  async strike({ nodes }, turn) {
    const node = turn % nodes.count
    nodes.freeze(node)
    await wait(20_000)
    nodes.thaw(node)
  },
}

const killDatabase: Fault = {
  name: 'kill -9 of PostgreSQL',
  needs: ['own postgres'],
  strikes: 5,
  strike: async ({ postgres }) => postgres?.kill(),
}

const killWorker: Fault = {
  name: 'kill -9 of a worker',
  needs: ['own workers'],
  strikes: 5,
  strike: async ({ workers }, turn) => workers[turn % workers.length]?.kill(),
}

const freezeDatabase: Fault = {
  name: 'PostgreSQL frozen for 20 s',
  needs: ['own postgres'],
  strikes: 1,
  async strike({ postgres, findings, upload }) {
    await postgres?.signal('SIGSTOP')
    await wait(2_000)
    const startedAt = performance.now()
    requireRefusal(await upload(), findings)
    const ms = performance.now() - startedAt
    if (ms > refusalBound) findings.add(`a refusal took ${Math.round(ms / 1000)} s`)
    await wait(18_000 - Math.min(ms, 18_000))
    await postgres?.signal('SIGCONT')
  },
}

const fullScratch: Fault = {
  name: 'a full temporary folder',
  needs: ['scratch'],
  strikes: 1,
  async strike({ scratch, findings, upload }) {
    scratch?.fill()
    requireRefusal(await upload(), findings)
    await wait(5_000)
    scratch?.free()
    const { status } = await upload()
    if (status !== 201) findings.add(`an upload answered ${status} when there was room again`)
  },
}

const jumpingClock: Fault = {
  name: 'a clock that jumps back by four minutes, and forth',
  needs: [],
  strikes: 1,
  async strike({ nodes }, turn) {
    const node = turn % nodes.count
    await nodes.kill(node)
    // Receivers accept signatures that are five minutes old.
    await nodes.start(node, 0, -4 * minuteMs)
    nodes.jump(node)
    await wait(10_000)
    nodes.jump(node)
    await wait(5_000)
    await nodes.kill(node)
    await nodes.start(node)
  },
}

function requireRefusal({ status, headers }: Response, findings: Findings): void {
  if (status !== 503) findings.add(`an upload that had no room answered ${status}`)
  else if (!headers.has('retry-after')) findings.add('an upload was refused without Retry-After')
}

const freezeSessions: Fault = {
  name: 'sessions that say nothing any more',
  needs: ['postgres'],
  strikes: 1,
  async strike({ database }) {
    database?.silence()
    await wait(45_000)
  },
}

const halfOpenSessions: Fault = {
  name: 'half-open sessions',
  needs: ['postgres'],
  strikes: 1,
  async strike({ database }, turn) {
    database?.halfOpen(turn % 2 === 0 ? 'far' : 'near')
    await wait(turn % 2 === 0 ? 45_000 : 15_000)
    database?.mend()
  },
}

const cutSessions: Fault = {
  name: 'sessions cut',
  needs: ['postgres'],
  strikes: 2,
  async strike({ database }) {
    database?.cut()
    await wait(1_000)
    database?.mend()
  },
}

const wrongClock: Fault = {
  name: 'a node whose clock is minutes or a day wrong',
  needs: ['postgres'],
  strikes: 1,
  async strike({ nodes }, turn) {
    const node = turn % nodes.count
    const shift = [5, -5, 24 * 60, -24 * 60][turn % 4] ?? 0
    await nodes.kill(node)
    await nodes.start(node, shift * minuteMs)
    await wait(15_000)
    await nodes.kill(node)
    await nodes.start(node)
  },
}

const fullDisk: Fault = {
  name: 'a full disk',
  needs: ['disk'],
  strikes: 1,
  async strike({ disk, nodes, postgres, findings }) {
    disk?.fill()
    await wait(10_000)
    disk?.free()
    // Without room for its log PostgreSQL may end itself; its supervisor starts it again.
    await postgres?.revive()
    const ended = await nodes.revive()
    if (ended > 0) findings.add('a node ended because the disk was full')
  },
}

const hangingEndpoints: Fault = {
  name: 'two hanging endpoints on a shared origin',
  needs: [],
  strikes: 1,
  sparesOthers: true,
  async strike({ addHangingEndpoints }, turn) {
    if (turn === 0) await addHangingEndpoints()
    await wait(30_000)
  },
}

const noisyOrganization: Fault = {
  name: 'a noisy organization',
  needs: [],
  strikes: 1,
  sparesOthers: true,
  strike: ({ makeNoise }) => makeNoise(30_000),
}

const faults: readonly Fault[] = [
  hangingEndpoints,
  noisyOrganization,
  killNode,
  restartNode,
  cutSessions,
  freezeNode,
  freezeSessions,
  halfOpenSessions,
  wrongClock,
  jumpingClock,
  killDatabase,
  killWorker,
  freezeDatabase,
  fullDisk,
  fullScratch,
]

/** Those that can be struck with what is there. */
export const possibleFaults = (offers: readonly Need[]): Fault[] =>
  faults.filter(({ needs }) => needs.every((need) => offers.includes(need)))
