import { every } from '../../../platform/background.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Catalogue, OpenDomain } from '../../../platform/domain.ts'
import type { Platform } from '../../../platform/platform.ts'
import { patternsOf, readScopesOf } from '../../webhooks/index.ts'
import { gatherEvents } from './batches/gather.ts'
import { NatsConnections } from './carriers/nats-connections.ts'
import { destinationDeliveryOperations } from './delivery-routes.ts'
import { destinationDisabled, destinationFailing } from './events.ts'
import { destinationOperations } from './routes.ts'
import { DestinationId, transportName } from './schema.ts'
import { secretsColumn } from './secrets.ts'
import { listEventsBy, listGatheringSubscribers } from './store.ts'
import { destinationTransport } from './transport.ts'

/** Declarations of destinations for the domain. */
export const destinationDeclarations = {
  tags: {
    Destinations: 'Chats, mailboxes, buckets and streams that events are delivered to.',
  },
  ids: [DestinationId],
  events: [destinationFailing, destinationDisabled],
  sealedColumns: [secretsColumn],
} as const

/** Longest time before an event is collected. */
const lookEveryMs = 1_000

export function openDestinations(platform: Platform, catalogue: Catalogue) {
  const look = () => gatherEvents(platform)
  const natsConnections = new NatsConnections(platform)
  return {
    operations: [
      ...destinationOperations(platform, catalogue),
      ...destinationDeliveryOperations(platform, catalogue),
    ],
    transports: { [transportName]: destinationTransport(platform, catalogue, natsConnections) },
    listSubscribers: (types) =>
      listGatheringSubscribers(platform.database.db, types.flatMap(patternsOf)),
    background: [
      {
        runsOn: 'worker',
        start: async () =>
          every(lookEveryMs, look, {
            log: platform.log,
            failure: 'events could not be gathered',
            follows: platform.database,
          }),
      },
    ],
    drain: look,
    /** Returns the scopes of the data that is sent through a connection. */
    reachOf: async ({ db, organizationId }: { db: Db; organizationId: string }, id: string) =>
      readScopesOf(catalogue.events, await listEventsBy(db, organizationId, id)),
    close: () => natsConnections[Symbol.asyncDispose](),
  } satisfies OpenDomain & Record<string, unknown>
}
