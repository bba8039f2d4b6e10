/** Ids, names of our own and numbers; never a user's text. */
export type Attributes = Record<string, string | number>

/** A `part` belongs to the span it runs in; the other kinds start a trace of their own. */
export type Kind = 'request' | 'delivery' | 'job' | 'part'

/** A span that has begun and not ended yet. */
export interface Span {
  /** Null where no collector receives it. */
  traceId: string | null
  set(attributes: Attributes): void
  fail(): void
  end(): void
}

/** Traces and metrics for an OpenTelemetry collector, or nothing at all. */
export interface Telemetry extends AsyncDisposable {
  /** Whether a collector receives it. */
  isOn: boolean
  begin(name: string, kind: Kind, attributes: Attributes): Span
  /** Runs it so that the parts that it begins are children of this one. */
  within<T>(span: Span, run: () => T): T
  /** A span around it, which fails when `run` rejects. */
  span<T>(
    name: string,
    kind: Kind,
    attributes: Attributes,
    run: (span: Span) => Promise<T>,
  ): Promise<T>
}

const nothing: Span = { traceId: null, set() {}, fail() {}, end() {} }

export const noTelemetry: Telemetry = {
  isOn: false,
  begin: () => nothing,
  within: (_span, run) => run(),
  span: (_name, _kind, _attributes, run) => run(nothing),
  async [Symbol.asyncDispose]() {},
}
