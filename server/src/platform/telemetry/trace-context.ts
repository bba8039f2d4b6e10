import { AsyncLocalStorage } from 'node:async_hooks'

/** The span that runs now. The log reads it, too, and so it needs nothing of OpenTelemetry. */
export const traceContext = new AsyncLocalStorage<{ traceId: string; spanId: string }>()
