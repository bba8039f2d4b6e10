import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { ContactId } from '../server/src/domains/contacts/ids.ts'
import { findObjects } from '../server/src/platform/finding/find-objects.ts'
import { OrganizationId } from '../server/src/platform/ids.ts'
import { createLog } from '../server/src/platform/log.ts'
import { createClient } from '../server/test/client.ts'
import { fill } from '../server/test/growth/fill.ts'
import type { Filled } from '../server/test/growth/filled.ts'
import { contactFills } from '../server/test/growth/tables.ts'
import { anyToken } from '../server/test/principal.ts'
import { openProduct } from './growth-host.ts'
import { report } from './report.ts'

/**
 * A search of the palette over all products, without HTTP, in an organization with 100,000 contacts (`--rows`) and as
 * many companies, and with a hundred each of hooks, automations, bases and segments.
 */
const { values: options } = parseArgs({ options: { rows: { type: 'string' } } })
const rows = Number(options.rows ?? 100_000)
const small = 100
const samples = 40
const barMs = 100

await using product = await openProduct()
const db = product.database.longRunning
const operator = createClient(product.http, [], product.operatorKey)
const organizations = '/operator/v1/organizations'
const made = { name: 'Large', plan: 'unlimited' }
const { body: organization } = await operator.post(organizations, made)
const { body: token } = await operator.post(`${organizations}/${organization.id}/tokens`, {
  name: 'bench',
  scopes: ['*'],
})
const owner = createClient(product.http, [], token.token)
const organizationId = OrganizationId.read(organization.id) ?? ''
for (let n = 0; n < small; n++) {
  const name = `Lamp ${n}`
  await owner.post('/v1/integrations/hooks', { name, preset: 'github' })
  await owner.post('/v1/bases', { name })
  const filter = { field: 'tag', op: 'eq', value: 'rare' }
  await owner.post('/v1/segments', { name, filter })
  const actions = [{ type: 'contact.tag', contactId: 'event.data.id', tag: 'new' }]
  await owner.post('/v1/automations', { name, trigger: { event: 'contact.created' }, actions })
}
const filled: Filled = {
  organizationId,
  tokenId: token.id,
  webhookId: '',
  hookId: '',
  segmentId: '',
  baseId: '',
  rows,
  sourcesShare: 0,
  startMs: Math.floor(Date.now() / 1_000 - rows) * 1_000,
}
await db.connection().execute(async (session) => {
  // As COPY into an empty table would be: what triggers keep is filled by statements of its own.
  await sql`set session_replication_role = replica`.execute(session)
  await fill(session, filled, 0, rows, contactFills)
  await sql`reset session_replication_role`.execute(session)
})
await sql`vacuum analyze`.execute(db)
console.log(`${rows} contacts`)

const { rows: contacts } = await sql<{ id: string; name: string; phone: string; email: string }>`
  select id, name, phone, email from contacts where organization_id = ${organizationId}
  order by md5(id::text) limit ${samples}`.execute(db)

/** What people type, by how it is found. */
const kinds: Record<string, (contact: (typeof contacts)[number]) => string> = {
  'beginning of a name': ({ name }) => name.slice(0, 3),
  'first name': ({ name }) => name.split(' ')[0] ?? '',
  'whole name': ({ name }) => name,
  'last name first': ({ name }) => name.split(' ').reverse().join(' '),
  'letter missing': ({ name }) => `${name.slice(0, 3)}${name.slice(4, 6)}`,
  'letters swapped in the last name': ({ name }) => {
    const [first, last = ''] = name.split(' ')
    return `${first} ${last.slice(0, 2)}${last[3]}${last[2]}${last.slice(4)}`
  },
  'part of a number': ({ phone }) => `+49 1${phone.slice(4, 5)} ${phone.slice(5, 10)}`,
  'email address': ({ email }) => email,
  id: ({ id }) => ContactId.show(id),
  'in common': () => 'example.com',
  'two letters': ({ name }) => name.slice(0, 2),
  nobody: ({ name }) => `xqz${name.slice(0, 4)}`,
}

const log = createLog('error')
const context = { db: product.database.db, organizationId, log }
const principal = { ...anyToken, organizationId }
const times: { kind: string; ms: number; found: number }[] = []
for (const isWarm of [false, true]) {
  for (const contact of contacts) {
    for (const [kind, textOf] of Object.entries(kinds)) {
      const start = performance.now()
      const { data, unanswered } = await findObjects(
        product.finders,
        { ...context, principal },
        textOf(contact),
      )
      if (unanswered.length > 0) throw new Error(`${kind}: no answer from ${unanswered}`)
      const found = data.filter(({ type }) => type === 'contact').length
      if (isWarm) times.push({ kind, ms: performance.now() - start, found })
    }
  }
}
const percentile = (list: readonly { ms: number }[], share: number): number => {
  const sorted = list.map(({ ms }) => ms).sort((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}
const shown = (ms: number): string => `${ms.toFixed(1)} ms`
for (const kind of Object.keys(kinds)) {
  const own = times.filter((one) => one.kind === kind)
  const hits = own.filter(({ found }) => found > 0).length
  console.log(
    `${kind}: p50 ${shown(percentile(own, 0.5))}, p95 ${shown(percentile(own, 0.95))}, found ${hits} of ${own.length}`,
  )
}
const p95 = percentile(times, 0.95)
report(`Palette on ${process.env['DATABASE_URL'] ? 'PostgreSQL' : 'the embedded database'}`, [
  {
    name: `${times.length} searches, p50 / p95`,
    value: `${shown(percentile(times, 0.5))} / ${shown(p95)}`,
    bar: `< ${barMs} ms`,
    reached: p95 < barMs,
  },
])
