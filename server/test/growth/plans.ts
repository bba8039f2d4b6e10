import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import pg from 'pg'

/** A part of a plan that read rows of a table. */
export interface Scan {
  /** The statement, or the one inside a function or a trigger. */
  statement: string
  table: string
  node: string
  index: string | null
  condition: string
  /** Which execution it belongs to. */
  execution: number
  filter: string
  /** Rows that were read, those that a filter then dropped among them. */
  rows: number
}

/**
 * Start-up settings of a session that tells, as a notice, how each statement ran, those inside functions
 * too.
 */
export const explainedWith = (settings: readonly string[]): string =>
  [
    ...['session_preload_libraries=auto_explain', 'auto_explain.log_min_duration=0'],
    ...['auto_explain.log_analyze=on', 'auto_explain.log_timing=off'],
    ...['auto_explain.log_nested_statements=on', 'auto_explain.log_format=json'],
    ...['auto_explain.log_level=notice', 'jit=off', ...settings],
  ]
    .map((setting) => `-c ${setting}`)
    .join(' ')

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  'TID Cond'?: string
  Filter?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

/** Gives what was scanned since the call before. */
export function recordScans(t: TestContext): () => Scan[] {
  const emit = t.mock.method(pg.Client.prototype as unknown as { emit: Emit }, 'emit')
  return () => {
    const notices = emit.mock.calls.filter((call) => call.arguments[0] === 'notice')
    const texts = notices.map((call) => (call.arguments[1] as { message: string }).message)
    emit.mock.resetCalls()
    const explained = texts.filter((text) => text.startsWith('duration:'))
    return explained.flatMap((text, execution) => scansOf(text, execution))
  }
}

type Emit = (name: string, value: unknown) => boolean

function scansOf(notice: string, execution: number): Scan[] {
  const explanation = JSON.parse(notice.slice(notice.indexOf('{'))) as {
    'Query Text': string
    Plan: Node
  }
  const scans: Scan[] = []
  const visit = (node: Node): void => {
    const table = node['Relation Name']
    if (table && node['Node Type'].includes('Scan')) {
      const dropped =
        (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
      scans.push({
        statement: explanation['Query Text'].replaceAll(/\s+/g, ' ').trim(),
        table,
        node: node['Node Type'],
        index: node['Index Name'] ?? null,
        condition: node['Index Cond'] ?? node['Recheck Cond'] ?? node['TID Cond'] ?? '',
        execution,
        filter: node.Filter ?? '',
        rows: (node['Actual Rows'] + dropped) * node['Actual Loops'],
      })
    }
    for (const child of node.Plans ?? []) visit(child)
  }
  visit(explanation.Plan)
  return scans
}

/** A statement that may read more of a table, and why. */
export interface Exception {
  statement: RegExp
  table: string
  why: string
}

/**
 * Rows of a table that one statement may read: a page, or the walk before an index is asked. Where hardly more
 * contacts are left of an order than one walk looks at, the planner sorts what is left; of keys, which are narrow, as
 * many as half of what the organization has here.
 */
const mostRows: Record<string, number> = {
  sources: 300,
  source_runs: 300,
  contacts: 2_700,
  contact_sort_keys: 6_000,
}
const mostOfOthers = 2_200

/** Tables that grow without bound within one organization. */
const grown = new Set([
  ...[
    'contacts',
    'contact_handles',
    'contact_sort_keys',
    'companies',
    'contact_timeline',
    'tag_counts',
    'events',
    'deliveries',
    'attempts',
    'sources',
    'source_runs',
  ],
  ...['proposals', 'proposal_recipients', 'proposal_links', 'proposal_signatures'],
  ...['proposal_comments', 'proposal_mails', 'proposal_templates', 'content_blocks'],
  ...['catalog_items', 'proposal_images', 'blobs'],
  ...['audit_entries', 'request_log', 'credit_entries', 'chunks', 'keyword_segments'],
  ...['inbound_events', 'inbound_keys', 'automation_runs', 'automation_steps'],
  ...['sync_runs', 'sync_errors', 'sync_conflicts'],
])

/** What is wrong with how a table was read; null when nothing is. */
function faultOf(scan: Scan, exceptions: readonly Exception[]): string | null {
  const { statement, table, node, condition, rows } = scan
  if (!grown.has(table)) return null
  if (exceptions.some((one) => one.statement.test(statement) && ['*', table].includes(one.table)))
    return null
  const most = mostRows[table] ?? mostOfOthers
  if (node === 'Seq Scan') return 'walks the table'
  if (rows > most) return `reads ${rows} rows, more than ${most}`
  if (node !== 'Tid Scan' && !condition.includes('organization_id ='))
    return 'names no organization'
  return null
}

export function assertPlans(scans: readonly Scan[], exceptions: readonly Exception[]): void {
  const faults = new Map<string, string>()
  for (const scan of scans) {
    const fault = faultOf(scan, exceptions)
    if (!fault) continue
    const { statement, table, node, index, condition } = scan
    const by = [node, index, condition].filter(Boolean).join(', ')
    faults.set(
      `${statement.slice(0, 60)} ${table} ${by}`,
      `${table}: ${fault} (${by})\n  ${statement}`,
    )
  }
  assert.equal(faults.size, 0, `\n${[...faults.values()].join('\n\n')}\n${faults.size} faults`)
}
