import type { Catalogue } from '../../../platform/domain.ts'
import type { Carried, Transport } from '../../../platform/events/transport.ts'
import { ExpressionFault } from '../../../platform/expressions/environment.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findEndpoint } from '../../webhooks/index.ts'
import { ConnectionFault, openConnectionClient } from '../connections/index.ts'
import { connectionFault } from './carriers/ask.ts'
import { discord } from './carriers/discord.ts'
import { email } from './carriers/email.ts'
import { natsBy } from './carriers/nats.ts'
import type { NatsConnections } from './carriers/nats-connections.ts'
import { type Carrier, ended } from './carriers/order.ts'
import { s3 } from './carriers/s3.ts'
import { slack } from './carriers/slack.ts'
import { teams } from './carriers/teams.ts'
import { destinationDisabled, destinationFailing } from './events.ts'
import { type DestinationType, transportName } from './schema.ts'
import { openSecrets } from './secrets.ts'
import { findDestination, presentDestination } from './store.ts'

/** Sends the deliveries of destinations. */
export function destinationTransport(
  platform: Platform,
  catalogue: Pick<Catalogue, 'events'>,
  natsConnections: NatsConnections,
): Transport {
  const nats = natsBy(natsConnections)
  const carriers: Record<DestinationType, Carrier> = { slack, teams, discord, email, s3, nats }
  return {
    async carry(parcel, signal): Promise<Carried> {
      const { organizationId, endpointId } = parcel
      const row = await findDestination(platform.database.db, organizationId, endpointId)
      if (!row) {
        return ended('failed', '', { code: 'not_found', message: 'The destination is deleted.' })
      }
      const url = `${row.type}:`
      try {
        const settings = { ...row.config, ...openSecrets(platform.keyring, row) }
        const { connection_id: connectionId } = row
        const client =
          connectionId &&
          (await openConnectionClient(platform, organizationId, connectionId, signal))
        return await carriers[row.type]({
          ...{ platform, catalogue, parcel, row, settings, signal },
          client: client || null,
        })
      } catch (error) {
        if (error instanceof ConnectionFault) {
          return connectionFault(url, error, platform.clock.now())
        }
        if (!(error instanceof ExpressionFault)) throw error
        // It has the same values in each attempt.
        return ended('failed', url, { code: 'template_failed', message: `${error.message}.` })
      }
    },
    async onTrouble(work, endpointId, what) {
      const { db, organizationId } = work
      const row = await findDestination(db, organizationId, endpointId)
      const endpoint = await findEndpoint(db, organizationId, transportName, endpointId)
      if (!row || !endpoint) return
      const type = what === 'failing' ? destinationFailing : destinationDisabled
      await work.emit(type, presentDestination(row, endpoint))
    },
  }
}
