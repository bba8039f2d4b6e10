import { until } from '../../server/test/server-process.ts'
import type { Dashboard } from './browser.ts'

/** What a page that did not escape it would show as an element; no policy of the browser hides that. */
const markup = '"><img data-injected src=x onerror=alert(1)>'

interface Samples {
  /** What stands for the placeholders of the paths. */
  ids: Record<string, string>
  /** Where the client reads a proposal that was sent. */
  link: string
}

/** Something to show on each page. */
export async function seed({ call }: Dashboard): Promise<Samples> {
  for (const name of [
    'Ada Lovelace',
    'عربى',
    'A name that is too long for its column '.repeat(4),
    markup,
  ]) {
    await call('POST /v1/contacts', { name, tags: ['customer', 'lead', 'vip'] })
  }
  const { id: companyId } = await call('POST /v1/companies', { name: markup, tags: [markup] })
  const { id: contactId } = await call('POST /v1/contacts', {
    name: markup,
    companyId,
    phone: '+4512345678',
    custom: { [markup]: markup },
  })
  await call(`POST /v1/contacts/${contactId}/notes`, { text: markup })
  await call('POST /v1/segments', {
    name: markup,
    filter: { field: 'tag', op: 'eq', value: markup },
  })
  await call('POST /v1/contact-fields', { key: 'berth', label: markup, type: 'text' })
  await call('POST /v1/bases', { name: markup, description: markup })
  const { id: baseId } = await call('POST /v1/bases', { name: 'Handbook', description: markup })
  const sources = `/v1/bases/${baseId}/sources`
  const { id: sourceId } = await call(`POST ${sources}`, {
    type: 'text',
    name: markup,
    text: `# Opening hours ${markup}\n\nWe open at nine and close at six.`,
  })
  const { id: webhookId } = await call('POST /v1/webhooks', {
    url: 'https://localhost:8443/hooks',
    description: markup,
    events: ['contact.*'],
  })
  await call(`POST /v1/webhooks/${webhookId}/test`, { eventType: 'contact.created' })
  const content = {
    blocks: [{ type: 'text', text: markup }],
    items: [{ name: markup, unitAmount: 100, taxes: [{ name: markup, percent: '19' }] }],
  }
  const { id: proposalId } = await call('POST /v1/proposals', { title: markup, ...content })
  const { id: sentId } = await call('POST /v1/proposals', {
    ...{ title: markup, ...content, recipients: [{ name: markup, email: 'ada@example.com' }] },
  })
  const { links } = await call(`POST /v1/proposals/${sentId}/send`, { delivery: 'link_only' })
  const { id: templateId } = await call('POST /v1/proposal-templates', {
    name: markup,
    draft: content,
  })
  await call('POST /v1/content-blocks', { name: markup, block: content.blocks[0] })
  await call('POST /v1/catalog-items', {
    name: markup,
    prices: [{ currency: 'EUR', unitAmount: 100 }],
  })
  const { id: hookId } = await call('POST /v1/integrations/hooks', { name: markup, preset: 'none' })
  await call(`POST /v1/integrations/hooks/${hookId}/test`, {
    body: JSON.stringify({ email: 'ada@example.com', name: markup, [markup]: markup }),
  })
  const { id: automationId } = await call('POST /v1/automations', {
    name: markup,
    trigger: { hook: hookId },
    enabled: false,
    actions: [{ type: 'contact.upsert', matchBy: 'email', mapping: { email: 'body.email' } }],
  })
  const { id: connectionId } = await call('POST /v1/integrations/connections', {
    ...{ provider: 'rest', name: markup, authType: 'none' },
    config: { baseUrl: 'https://localhost:8443/' },
  })
  const providerKey = 'x_markup'
  await call('POST /v1/integrations/providers', {
    ...{ key: providerKey, name: markup, description: markup },
    ...{ baseUrl: 'https://localhost:8443/', auth: [{ type: 'none' }] },
  })
  const { id: syncId } = await call('POST /v1/integrations/syncs', {
    ...{ connectionId, name: markup, mapping: { email: 'record.email' } },
    config: { list: { path: '', items: '', id: '/id', pagination: { kind: 'none' } } },
  })
  const { id: destinationId } = await call('POST /v1/destinations', {
    ...{ type: 'email', name: markup, events: ['*'] },
    config: { to: ['ada@example.com'] },
  })
  const form = new FormData()
  form.append(
    'file',
    new File([`name\temail\n${markup.slice(2)}\tada@example.com\n`], 'Clients.tsv'),
  )
  const { id: importId } = await call('POST /v1/contact-imports', form)
  await call(`POST /v1/contact-imports/${importId}/start`, {})
  await until('the source is processed', async () => {
    const { status } = await call(`GET ${sources}/${sourceId}`)
    return status === 'completed'
  })
  const ids = {
    automationId,
    baseId,
    companyId,
    connectionId,
    contactId,
    destinationId,
    hookId,
    importId,
    proposalId,
    providerKey,
    sourceId,
    syncId,
    templateId,
    webhookId,
  }
  return { ids, link: new URL(links[0].link).pathname }
}
