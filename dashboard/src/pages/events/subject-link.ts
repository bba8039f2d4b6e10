import type { ListedEvent } from '@capstan/sdk'
import type { LinkProps } from '@tanstack/react-router'

type Fields = Readonly<Record<string, string>>

/** The page of what an event is about, by the resource that its type begins with. */
const pages: Readonly<Record<string, (fields: Fields) => LinkProps>> = {
  contact: ({ id = '' }) => ({ to: '/contacts/$contactId', params: { contactId: id } }),
  company: ({ id = '' }) => ({ to: '/companies/$companyId', params: { companyId: id } }),
  contact_import: ({ id = '' }) => ({
    to: '/contacts/imports/$importId',
    params: { importId: id },
  }),
  proposal: ({ id = '', proposalId = id }) => ({
    to: '/proposals/$proposalId',
    params: { proposalId },
  }),
  base: ({ id = '' }) => ({ to: '/knowledge/$baseId', params: { baseId: id } }),
  source: ({ id = '', baseId = '' }) => ({
    to: '/knowledge/$baseId/sources/$sourceId',
    params: { baseId, sourceId: id },
  }),
  inbound: ({ id = '', hookId = '' }) => ({
    to: '/inbound/$hookId',
    params: { hookId },
    search: id.startsWith('ine_') ? { event: id } : { view: 'refused' },
  }),
  automation: ({ id, automationId = '' }) => ({
    to: '/automations/$automationId',
    params: { automationId },
    search: { view: 'runs', run: id },
  }),
  connection: ({ id = '' }) => ({ to: '/connections/$connectionId', params: { connectionId: id } }),
  sync: ({ id, syncId = '' }) => ({
    to: '/syncs/$syncId',
    params: { syncId },
    search: { run: id },
  }),
  webhook: ({ id = '' }) => ({ to: '/webhooks/$webhookId', params: { webhookId: id } }),
  destination: ({ id = '' }) => ({
    to: '/destinations/$destinationId',
    params: { destinationId: id },
  }),
  token: ({ id }) => ({ to: '/settings/tokens', search: { token: id } }),
}

/** Leads to what an event is about; null where it is gone or has no page. */
export function subjectLinkOf({
  type,
  data,
  expungedAt,
}: Pick<ListedEvent, 'type' | 'data' | 'expungedAt'>): LinkProps | null {
  const [resource = '', deed = ''] = type.split('.')
  const page = pages[resource]
  if (!page || !data || expungedAt || /deleted|erased|revoked/.test(deed)) return null
  const texts = Object.entries(Object(data)).filter(([, value]) => typeof value === 'string')
  return page(Object.fromEntries(texts) as Fields)
}
