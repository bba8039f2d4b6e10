import { join } from 'node:path'
import type { Way } from './proposal-ways.ts'

const file = join(import.meta.dirname, 'automation.json')
const automation = {
  name: 'Tag',
  trigger: { event: 'contact.created' },
  actions: [{ type: 'contact.tag' as const, contactId: 'event.data.id', tag: 'new' }],
}

/** The operations of automations. */
export const automationWays: Record<string, Way> = {
  createAutomation: {
    sdk: ({ automations }) => automations.create(automation),
    cli: ['automations', 'create', file],
  },
  listAutomations: {
    sdk: ({ automations }) => automations.list().page(),
    cli: ['automations', 'list'],
  },
  getAutomation: {
    sdk: ({ automations }) => automations.get('a'),
    cli: ['automations', 'get', 'a'],
  },
  updateAutomation: {
    sdk: ({ automations }) => automations.update('a', { enabled: false }),
    cli: ['automations', 'update', 'a', file],
  },
  takeOverAutomation: {
    sdk: ({ automations }) => automations.takeOver('x'),
    cli: ['automations', 'take-over', 'x'],
  },
  deleteAutomation: {
    sdk: ({ automations }) => automations.delete('a'),
    cli: ['automations', 'delete', 'a', '--yes'],
  },
  testAutomation: {
    sdk: ({ automations }) => automations.test('a', { body: {} }),
    cli: ['automations', 'test', 'a', file],
  },
  listAutomationVersions: {
    sdk: ({ automations }) => automations.versions('a').page(),
    cli: ['automations', 'versions', 'a'],
  },
  restoreAutomationVersion: {
    sdk: ({ automations }) => automations.restore('a', 1),
    cli: ['automations', 'restore', 'a', '1'],
  },
  listAutomationRuns: {
    sdk: ({ automations }) => automations.runs('a').page(),
    cli: ['automations', 'runs', 'a'],
  },
  retryAutomationRun: {
    sdk: ({ automations }) => automations.retry('a', 'r'),
    cli: ['automations', 'retry', 'a', 'r'],
  },
  checkExpressions: {
    sdk: ({ expressions }) => expressions.check({ mapping: { id: 'body.id' } }),
    cli: ['expressions', 'check', file],
  },
}
