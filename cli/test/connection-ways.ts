import { join } from 'node:path'
import type { Way } from './proposal-ways.ts'

const file = join(import.meta.dirname, 'automation.json')

/** How the operations of connections and their providers are reached. */
export const connectionWays: Record<string, Way> = {
  createConnection: {
    sdk: ({ connections }) => connections.create({ provider: 'rest', name: 'Billing' }),
    cli: ['connections', 'create', file],
  },
  listConnections: {
    sdk: ({ connections }) => connections.list().page(),
    cli: ['connections', 'list'],
  },
  getConnection: {
    sdk: ({ connections }) => connections.get('x'),
    cli: ['connections', 'get', 'x'],
  },
  updateConnection: {
    sdk: ({ connections }) => connections.update('x', { name: 'Billing' }),
    cli: ['connections', 'update', 'x', file],
  },
  deleteConnection: {
    sdk: ({ connections }) => connections.delete('x'),
    cli: ['connections', 'delete', 'x', '--yes'],
  },
  testConnection: {
    sdk: ({ connections }) => connections.test('x'),
    cli: ['connections', 'test', 'x'],
  },
  authorizeConnection: {
    sdk: ({ connections }) => connections.authorize('x'),
    cli: ['connections', 'authorize', 'x'],
  },
  disableConnection: {
    sdk: ({ connections }) => connections.disable('x'),
    cli: ['connections', 'disable', 'x'],
  },
  enableConnection: {
    sdk: ({ connections }) => connections.enable('x'),
    cli: ['connections', 'enable', 'x'],
  },
  createIntegrationProvider: {
    sdk: ({ integrationProviders }) =>
      integrationProviders.create({
        key: 'x_billing',
        name: 'Billing',
        baseUrl: 'https://api.example.com/',
        auth: [{ type: 'none' }],
      }),
    cli: ['providers', 'create', file],
  },
  listIntegrationProviders: {
    sdk: ({ integrationProviders }) => integrationProviders.list().page(),
    cli: ['providers', 'list'],
  },
  getIntegrationProvider: {
    sdk: ({ integrationProviders }) => integrationProviders.get('rest'),
    cli: ['providers', 'get', 'rest'],
  },
  updateIntegrationProvider: {
    sdk: ({ integrationProviders }) => integrationProviders.update('x_billing', { name: 'Bills' }),
    cli: ['providers', 'update', 'x_billing', file],
  },
  deleteIntegrationProvider: {
    sdk: ({ integrationProviders }) => integrationProviders.delete('x_billing'),
    cli: ['providers', 'delete', 'x_billing', '--yes'],
  },
}
