import { devNull } from 'node:os'
import type { Way } from './proposal-ways.ts'

/** How the operations of hooks are reached. */
export const hookWays: Record<string, Way> = {
  createHook: {
    sdk: ({ hooks }) => hooks.create({ name: 'Stripe', preset: 'stripe' }),
    cli: ['hooks', 'create', '--name', 'Stripe', '--preset', 'stripe'],
  },
  listHooks: { sdk: ({ hooks }) => hooks.list().page(), cli: ['hooks', 'list'] },
  getHook: { sdk: ({ hooks }) => hooks.get('x'), cli: ['hooks', 'get', 'x'] },
  updateHook: {
    sdk: ({ hooks }) => hooks.update('x', { enabled: false }),
    cli: ['hooks', 'update', 'x', '--pause'],
  },
  takeOverHook: {
    sdk: ({ hooks }) => hooks.takeOver('x'),
    cli: ['hooks', 'take-over', 'x'],
  },
  deleteHook: {
    sdk: ({ hooks }) => hooks.delete('x'),
    cli: ['hooks', 'delete', 'x', '--yes'],
  },
  rotateHookSecret: {
    sdk: ({ hooks }) => hooks.rotateSecret('x', { secret: 'whsec_1' }),
    cli: ['hooks', 'rotate-secret', 'x', '--secret', 'whsec_1'],
  },
  rotateHookAddress: {
    sdk: ({ hooks }) => hooks.rotateAddress('x'),
    cli: ['hooks', 'rotate-address', 'x'],
  },
  testHook: { sdk: ({ hooks }) => hooks.test('x'), cli: ['hooks', 'test', 'x'] },
  listHookRefusals: {
    sdk: ({ hooks }) => hooks.refusals('x').page(),
    cli: ['hooks', 'refusals', 'x'],
  },
  listInboundEvents: {
    sdk: ({ inboundEvents }) => inboundEvents.list().page(),
    cli: ['inbound-events', 'list'],
  },
  getInboundEvent: {
    sdk: ({ inboundEvents }) => inboundEvents.get('x'),
    cli: ['inbound-events', 'get', 'x'],
  },
  getInboundEventBody: {
    sdk: ({ inboundEvents }) => inboundEvents.body('x'),
    cli: ['inbound-events', 'body', 'x', '--output', devNull],
  },
  replayInboundEvents: {
    sdk: ({ inboundEvents }) => inboundEvents.replay({ status: 'failed' }),
    cli: ['inbound-events', 'replay', '--status', 'failed'],
  },
}
