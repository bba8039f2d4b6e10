import type { Catalogue } from '../../../platform/domain.ts'
import type { Platform } from '../../../platform/platform.ts'

/** What a sender needs: without transports it sends to webhooks alone. */
export interface Sending extends Platform {
  catalogue?: Pick<Catalogue, 'findTransport'>
}
