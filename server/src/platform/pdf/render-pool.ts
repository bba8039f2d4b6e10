import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createFairLimiter } from '../concurrency/fair-limiter.ts'
import { unavailable } from '../errors.ts'
import { PdfError, type PdfReply, type PdfRequest } from './pdf-task.ts'

export interface PoolOptions {
  /** Empty directory: all that the engine can read from the disk, in addition to fonts. */
  workspace: string
  /** Environment that hides the machine's fonts, see `fontSettings`. */
  environment: Readonly<Record<string, string>>
  fontPaths: readonly string[]
  maxProcesses: number
  /** Most waiting documents of one organization. */
  maxWaiting: number
  /** Longest wait in ms. A document that waits longer is rejected. */
  maxWaitMs: number
  timeoutMs: number
  memoryMb: number
  documentsPerProcess: number
  /** Time in ms without a document after which a process ends. */
  idleMs: number
}

export const poolDefaults = {
  maxProcesses: Math.min(2, Math.max(1, availableParallelism() - 1)),
  maxWaiting: 20,
  maxWaitMs: 60_000,
  timeoutMs: 20_000,
  memoryMb: 600,
  documentsPerProcess: 200,
  idleMs: 60_000,
}

/** Owner of a document, and its priority. */
export interface RenderTurn {
  organizationId: string
  /** True if a signer is waiting: goes before previews. */
  isUrgent?: boolean
  /** Aborts the work, and the wait for it. */
  signal?: AbortSignal
}

interface Renderer {
  process: ChildProcess
  documents: number
  idle?: NodeJS.Timeout
}

/** Child processes. They start with the first document, are killed if one uses too much, and end with the pool. */
export class RenderPool implements AsyncDisposable {
  private readonly options: PoolOptions
  private readonly free: Renderer[] = []
  private readonly all = new Set<Renderer>()
  private readonly patient
  private readonly urgent
  private ended = false

  constructor(options: PoolOptions) {
    this.options = options
    const line = (max: number) =>
      createFairLimiter({
        max,
        maxPerKey: Math.ceil(max / 2),
        maxWaitMs: options.maxWaitMs,
        maxWaitingPerKey: options.maxWaiting,
        refusal: () => unavailable('Too many documents are waiting. Try again in a second.'),
      })
    this.patient = line(options.maxProcesses)
    // A process more: somebody who signs waits for no draft.
    this.urgent = line(1)
  }

  /** Renders a task when its turn comes; its request is built then. Organizations take turns. */
  run(
    compose: () => Promise<PdfRequest>,
    { organizationId, isUrgent, signal }: RenderTurn,
  ): Promise<PdfReply> {
    const limited = isUrgent ? this.urgent : this.patient
    const task = async (): Promise<PdfReply> => {
      const request = await compose()
      signal?.throwIfAborted()
      if (this.ended) throw unavailable('The server is shutting down.')
      const renderer = this.free.pop() ?? this.start()
      clearTimeout(renderer.idle)
      try {
        return await this.ask(renderer, request, signal)
      } finally {
        renderer.documents++
        this.release(renderer)
      }
    }
    return limited(organizationId, task, signal)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.ended = true
    await Promise.all([...this.all].map((renderer) => this.end(renderer)))
  }

  private start(): Renderer {
    const { workspace, environment, memoryMb, fontPaths } = this.options
    const child = fork(
      fileURLToPath(new URL('./render-process.ts', import.meta.url)),
      [workspace, String(memoryMb), ...fontPaths],
      // Nothing of the environment, which holds secrets; a crash of native code prints its words to ours.
      {
        serialization: 'advanced',
        env: environment,
        execArgv: [],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    )
    // It alone keeps no server alive.
    child.unref()
    child.channel?.unref()
    const renderer: Renderer = { process: child, documents: 0 }
    this.all.add(renderer)
    child.once('exit', () => {
      this.all.delete(renderer)
      const place = this.free.indexOf(renderer)
      if (place >= 0) this.free.splice(place, 1)
    })
    child.on('error', () => undefined)
    return renderer
  }

  private async ask(
    { process: child }: Renderer,
    request: PdfRequest,
    signal?: AbortSignal,
  ): Promise<PdfReply> {
    const { timeoutMs, memoryMb } = this.options
    let late = false
    const kill = () => child.kill('SIGKILL')
    const timer = setTimeout(() => {
      late = true
      kill()
    }, timeoutMs)
    signal?.addEventListener('abort', kill)
    const settled = new AbortController()
    try {
      const exit = once(child, 'exit', { signal: settled.signal }).then(
        ([, endedBy]) => ({ kind: 'gone', endedBy: endedBy as string | null }) as const,
      )
      const reply = once(child, 'message', { signal: settled.signal }).then(
        ([message]) => message as PdfReply,
      )
      child.ref()
      child.channel?.ref()
      child.send(request, () => undefined)
      const answer = await Promise.race([reply, exit])
      if (answer.kind !== 'gone') return answer
      signal?.throwIfAborted()
      if (this.ended) throw unavailable('The server is shutting down.')
      if (late) throw tookTooLong(timeoutMs)
      throw answer.endedBy === 'SIGKILL' ? tooMuchMemory(memoryMb) : crashed()
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', kill)
      settled.abort()
      child.unref()
      child.channel?.unref()
    }
  }

  private release(renderer: Renderer): void {
    const { documentsPerProcess, idleMs } = this.options
    const gone = renderer.process.exitCode !== null || renderer.process.signalCode !== null
    if (gone || renderer.process.killed) return
    if (renderer.documents >= documentsPerProcess || this.ended) {
      void this.end(renderer)
      return
    }
    this.free.push(renderer)
    renderer.idle = setTimeout(() => {
      this.free.splice(this.free.indexOf(renderer), 1)
      void this.end(renderer)
    }, idleMs).unref()
  }

  private async end(renderer: Renderer): Promise<void> {
    clearTimeout(renderer.idle)
    const { process: child } = renderer
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.ref()
    child.kill('SIGKILL')
    await gone
  }
}

const tookTooLong = (timeoutMs: number): PdfError =>
  new PdfError(
    'took_too_long',
    `Rendering the PDF took more than ${timeoutMs / 1000} seconds. Shorten the proposal.`,
  )

const tooMuchMemory = (memoryMb: number): PdfError =>
  new PdfError(
    'too_much_memory',
    `Rendering the PDF took more than ${memoryMb} MB of memory. Shorten the proposal, or use smaller images.`,
  )

const crashed = (): PdfError =>
  new PdfError('invalid_document', 'The PDF could not be rendered: its engine ended unexpectedly.')
