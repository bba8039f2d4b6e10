import type { OverviewReport, Token, Usage } from '@capstan/sdk'
import { firstRequest } from '../settings/token.ts'

export interface FirstStep {
  done: boolean
  title: string
  /** Where it is done; null for a step outside the dashboard. */
  to: string | null
  /** Opens the form for a new one there. */
  creates?: boolean
  code?: string
}

/** Goals of a newcomer. */
export const goals = ['proposals', 'integration'] as const
export type Goal = (typeof goals)[number]

/** From a contact to a signature. */
export const proposalSteps = (steps: NonNullable<OverviewReport['steps']>): FirstStep[] => [
  { done: steps.contact, title: 'Add a contact', to: '/contacts', creates: true },
  { done: steps.proposal, title: 'Make a proposal', to: '/proposals', creates: true },
  { done: steps.sent, title: 'Send it to yourself', to: '/proposals' },
  { done: steps.signed, title: 'Sign it, and see it signed here', to: '/proposals' },
]

export const wasUsed = ({ lastUsedAt }: Token): boolean => lastUsedAt !== null

/** The token of the first start is in a file that not everybody has seen. */
export const isOwn = ({ createdBy }: Token): boolean => createdBy !== 'first run'

/** From a token to an event on a server. */
export function integrationSteps(tokens: readonly Token[], limits: Usage['limits']): FirstStep[] {
  const has = (name: keyof Usage['limits']): boolean => limits[name].used > 0
  return [
    {
      done: tokens.some((token) => wasUsed(token) || isOwn(token)),
      title: 'Create an API token',
      to: '/settings/tokens',
      creates: true,
    },
    {
      done: tokens.some(wasUsed),
      title: 'Send a first request',
      to: null,
      code: firstRequest('$CAPSTAN_TOKEN'),
    },
    {
      done: has('sources'),
      title: 'Add a document to a knowledge base',
      to: '/knowledge',
      creates: true,
    },
    { done: has('webhooks'), title: 'Get notified on your server', to: '/webhooks', creates: true },
  ]
}
