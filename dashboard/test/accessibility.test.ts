import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { atDepth } from '../../server/test/depth.ts'
import { until } from '../../server/test/server-process.ts'
import { type Dashboard, dashboard, noBrowser } from './browser.ts'
import { isAccessibleInBothThemes } from './looks.ts'

/** Every path of the map, as it stands there: a new page is looked at without a word here. */
async function routes(): Promise<string[]> {
  const folders = new URL('../src/pages/', import.meta.url)
  const paths: string[] = []
  for await (const file of glob('*/index.ts', { cwd: folders })) {
    const text = await readFile(new URL(file, folders), 'utf8')
    for (const [, path = ''] of text.matchAll(/\b(?:openPage|page)\(\s*'(\/[^']*)',\s*lazy\(/g)) {
      paths.push(path)
    }
  }
  return paths.sort()
}

/** Returns so many of the items, as far apart as possible. */
const evenly = <T>(items: readonly T[], count: number): T[] =>
  items.filter(
    (_, at) =>
      Math.floor((at * count) / items.length) !== Math.floor(((at + 1) * count) / items.length),
  )

/** What a page that did not escape it would show as an element; no policy of the browser hides that. */
const markup = '"><img data-injected src=x onerror=alert(1)>'

/** Something to show on each page, and what stands for the placeholders of their paths. */
async function seed({ call }: Dashboard): Promise<Record<string, string>> {
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
  await until('the source is processed', async () => {
    const { status } = await call(`GET ${sources}/${sourceId}`)
    return status === 'completed'
  })
  return {
    automationId,
    baseId,
    companyId,
    connectionId,
    contactId,
    destinationId,
    hookId,
    proposalId,
    providerKey,
    sourceId,
    syncId,
    templateId,
    webhookId,
  }
}

test('axe finds nothing serious on any page in either theme, and no name becomes markup', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const ids = await seed(app)
  const paths = await routes()
  assert.ok(paths.length >= 30, `only ${paths.length} routes were found`)
  const page = await app.open()
  for (const path of evenly(paths, atDepth(paths.length))) {
    await t.test(path, async () => {
      await page.goto(path.replaceAll(/\$(\w+)/g, (_, name: string) => ids[name] ?? ''))
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      const loading = page.locator('#content').getByRole('status', { name: 'Loading' })
      await loading.first().waitFor({ state: 'detached' })
      assert.equal(await page.locator('[data-injected]').count(), 0)
      await isAccessibleInBothThemes(page)
    })
  }
})
