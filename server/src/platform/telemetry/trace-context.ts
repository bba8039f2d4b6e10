import { AsyncLocalStorage } from 'node:async_hooks'

/** Span of the current work. The log reads it too, so it must not depend on OpenTelemetry. */
export const traceContext = new AsyncLocalStorage<{ traceId: string; spanId: string }>()
