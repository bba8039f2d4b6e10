export type { OutboundResponse } from './exchange.ts'
export {
  createOutbound,
  type Outbound,
  type OutboundRequest,
  type OutboundSettings,
} from './outbound.ts'
export { OutboundError, type OutboundErrorCode, type OutboundTimings } from './outbound-error.ts'
