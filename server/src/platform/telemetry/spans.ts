import { randomBytes } from 'node:crypto'
import { type HrTime, SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api'
import type { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { every } from '../background.ts'
import type { Logger } from '../log.ts'
import { scope, type TelemetryResource } from './otlp-names.ts'
import type { Kind, Span, SpanAttributes } from './telemetry.ts'
import { traceContext } from './trace-context.ts'

type ReadableSpan = Parameters<OTLPTraceExporter['export']>[0][number]
type SpanContext = ReturnType<ReadableSpan['spanContext']>

const kinds: Record<Kind, SpanKind> = {
  request: SpanKind.SERVER,
  delivery: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
  part: SpanKind.INTERNAL,
}
const batchSpans = 512
/** Most waiting spans. More are dropped, so that an unreachable collector cannot exhaust the server's memory. */
const maxWaiting = 4_096
const everyMs = 5_000

/** Collects ended spans and passes them to the exporter, one batch at a time. */
export class Spans {
  readonly #exporter: OTLPTraceExporter
  readonly #resource: TelemetryResource
  readonly #log: Logger
  readonly #contexts = new WeakMap<Span, SpanContext>()
  readonly #loop: AsyncDisposable
  #ended: ReadableSpan[] = []
  #dropped = 0
  #flushing: Promise<void> | null = null

  constructor(exporter: OTLPTraceExporter, resource: TelemetryResource, log: Logger) {
    this.#exporter = exporter
    this.#resource = resource
    this.#log = log
    const failure = 'spans could not be exported'
    this.#loop = every(everyMs, () => this.#flush(), { log, failure, unref: true })
  }

  begin(name: string, kind: Kind, initial: SpanAttributes): Span {
    // A delivery or a job that another request starts is no part of that request's trace.
    const parent = kind === 'part' ? traceContext.getStore() : undefined
    const context: SpanContext = {
      traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
      traceFlags: TraceFlags.SAMPLED,
    }
    const attributes = { ...initial }
    const startMs = performance.timeOrigin + performance.now()
    let code = SpanStatusCode.UNSET
    const span: Span = {
      traceId: context.traceId,
      set: (more) => void Object.assign(attributes, more),
      fail: () => {
        code = SpanStatusCode.ERROR
      },
      end: () => {
        const endMs = performance.timeOrigin + performance.now()
        this.#add({
          name,
          kind: kinds[kind],
          spanContext: () => context,
          ...(parent && { parentSpanContext: { ...parent, traceFlags: TraceFlags.SAMPLED } }),
          startTime: hrTime(startMs),
          endTime: hrTime(endMs),
          duration: hrTime(endMs - startMs),
          status: { code },
          attributes,
          resource: this.#resource,
          instrumentationScope: scope,
          ...empty,
        })
      },
    }
    this.#contexts.set(span, context)
    return span
  }

  within<T>(span: Span, run: () => T): T {
    const context = this.#contexts.get(span)
    return context ? traceContext.run(context, run) : run()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#loop[Symbol.asyncDispose]()
    await this.#flush()
    await this.#exporter.shutdown()
  }

  #add(span: ReadableSpan): void {
    if (this.#ended.length >= maxWaiting) {
      this.#dropped++
      return
    }
    if (this.#ended.push(span) >= batchSpans) void this.#flush()
  }

  /** Sends one batch at a time. Concurrent callers wait until all of it is sent. */
  #flush(): Promise<void> {
    this.#flushing ??= this.#send().finally(() => {
      this.#flushing = null
    })
    return this.#flushing
  }

  async #send(): Promise<void> {
    while (this.#ended.length > 0) {
      const batch = this.#ended.splice(0, batchSpans)
      const { promise, resolve } = Promise.withResolvers<string | undefined>()
      this.#exporter.export(batch, ({ error }) => resolve(error?.message))
      const fault = await promise
      if (fault) this.#dropped += batch.length
      if (this.#dropped > 0) this.#log.warn({ spans: this.#dropped, fault }, 'spans were dropped')
      this.#dropped = 0
    }
  }
}

const empty = {
  links: [],
  events: [],
  ended: true,
  droppedAttributesCount: 0,
  droppedEventsCount: 0,
  droppedLinksCount: 0,
}

const hrTime = (ms: number): HrTime => {
  const seconds = Math.floor(ms / 1000)
  return [seconds, Math.round((ms - seconds * 1000) * 1e6)]
}
