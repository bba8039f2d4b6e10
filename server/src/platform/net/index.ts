export type { OutboundResponse } from './exchange.ts'
export {
  createOutbound,
  type Outbound,
  type OutboundRequest,
  type OutboundSettings,
} from './outbound.ts'
export { OutboundError } from './outbound-error.ts'
export type { Scheme } from './target.ts'
