import { fileURLToPath } from 'node:url'
import type { Installation, RunningServer } from '../server-process.ts'

const shiftClock = fileURLToPath(new URL('shift-clock.ts', import.meta.url))

/** Nodes of one installation; a node keeps its number when it is started again. */
export class Nodes {
  readonly #installation: Installation
  readonly #running: (RunningServer | null)[] = []
  readonly #ill = new Set<number>()

  constructor(installation: Installation) {
    this.#installation = installation
  }

  get count(): number {
    return this.#running.length
  }

  /** The addresses of those that run and are well: what a load balancer sends to. */
  urls = (): string[] => {
    const well = this.#running.flatMap((one, node) => (one && !this.#ill.has(node) ? one.url : []))
    return well.length > 0 ? well : this.#running.flatMap((one) => one?.url ?? [])
  }

  /** `jumpMs` is what `jump` moves its clock by, there and back. */
  async start(node = this.#running.length, shiftMs = 0, jumpMs = 0): Promise<void> {
    const { environment } = this.#installation
    const before = { ...environment }
    if (shiftMs !== 0 || jumpMs !== 0) {
      environment['CLOCK_SHIFT_MS'] = String(shiftMs)
      environment['CLOCK_JUMP_MS'] = String(jumpMs)
      environment['NODE_OPTIONS'] = `--import=${shiftClock}`
    }
    try {
      this.#running[node] = await this.#installation.start()
    } finally {
      delete environment['CLOCK_SHIFT_MS']
      delete environment['CLOCK_JUMP_MS']
      delete environment['NODE_OPTIONS']
      Object.assign(environment, before)
    }
  }

  async kill(node: number): Promise<void> {
    const server = this.#running[node]
    this.#running[node] = null
    await server?.kill()
  }

  /** SIGTERM; the exit code. */
  async stop(node: number): Promise<number | null> {
    const server = this.#running[node]
    this.#running[node] = null
    return server ? server.stop() : null
  }

  freeze(node: number): void {
    this.#ill.add(node)
    this.#running[node]?.process.kill('SIGSTOP')
  }

  thaw(node: number): void {
    this.#running[node]?.process.kill('SIGCONT')
    this.#ill.delete(node)
  }

  jump(node: number): void {
    this.#running[node]?.process.kill('SIGUSR2')
  }

  /** Starts those that have ended by themselves, and says how many. */
  async revive(): Promise<number> {
    const ended = this.#running.flatMap((one, node) =>
      one && one.process.exitCode === null && one.process.signalCode === null ? [] : [node],
    )
    for (const node of ended) await this.start(node)
    return ended.length
  }
}
