import { join } from 'node:path'
import type { Way } from './proposal-ways.ts'

const file = join(import.meta.dirname, 'automation.json')

/** How the operations of destinations are reached. */
export const destinationWays: Record<string, Way> = {
  createDestination: {
    sdk: ({ destinations }) =>
      destinations.create({
        type: 'email',
        name: 'Ops',
        events: ['*'],
        config: { to: ['a@b.co'] },
      }),
    cli: ['destinations', 'create', file],
  },
  listDestinations: {
    sdk: ({ destinations }) => destinations.list().page(),
    cli: ['destinations', 'list'],
  },
  getDestination: {
    sdk: ({ destinations }) => destinations.get('d'),
    cli: ['destinations', 'get', 'd'],
  },
  updateDestination: {
    sdk: ({ destinations }) => destinations.update('d', { enabled: false }),
    cli: ['destinations', 'update', 'd', file],
  },
  takeOverWebhook: {
    sdk: ({ webhooks }) => webhooks.takeOver('w'),
    cli: ['webhooks', 'take-over', 'w'],
  },
  takeOverDestination: {
    sdk: ({ destinations }) => destinations.takeOver('x'),
    cli: ['destinations', 'take-over', 'x'],
  },
  deleteDestination: {
    sdk: ({ destinations }) => destinations.delete('d'),
    cli: ['destinations', 'delete', 'd', '--yes'],
  },
  testDestination: {
    sdk: ({ destinations }) => destinations.test('d'),
    cli: ['destinations', 'test', 'd'],
  },
  replayDestination: {
    sdk: ({ destinations }) => destinations.replay('d', { status: 'failed' }),
    cli: ['destinations', 'replay', 'd', '--status', 'failed'],
  },
  listDestinationDeliveries: {
    sdk: ({ destinations }) => destinations.deliveries('d').page(),
    cli: ['destinations', 'deliveries', 'd'],
  },
  getDestinationDelivery: {
    sdk: ({ destinations }) => destinations.delivery('d', 'x'),
    cli: ['destinations', 'delivery', 'd', 'x'],
  },
}
