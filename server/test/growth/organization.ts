import assert from 'node:assert/strict'
import type { Db } from '../../src/platform/db/database.ts'
import { listOwnedTables } from '../../src/platform/db/owned-table.ts'
import type { Exception, Scan } from './plans.ts'

/** Homes are the way to an organization: a distributed database keeps them whole on each of its nodes. */
const everywhere = new Set(['token_homes', 'webhook_homes'])

/** The organization is given, not found in another row. */
const given =
  /\b(?:organization_)?id = (?:\$\d+|'[^']+'::uuid|\(InitPlan)|(?:\$\d+|'[^']+'::uuid) = organization_id/

/**
 * Every statement is of one organization: each part of its plan names it, and at least one part as a value.
 * A database that is distributed by organization then asks one node.
 */
export async function assertOneOrganization(
  db: Db,
  scans: readonly Scan[],
  exceptions: readonly Exception[],
): Promise<void> {
  const { inside, beside } = await listOwnedTables(db)
  const owned = new Set([...inside, ...beside, 'organizations'])
  const ofOwned = scans.filter(({ table }) => owned.has(table) && !everywhere.has(table))
  const faults = new Map<string, string>()
  for (const parts of Map.groupBy(ofOwned, ({ execution }) => execution).values()) {
    const nameless = parts.find((part) => !namesOrganization(part))
    const fault = nameless ?? (parts.some(isGiven) ? undefined : parts[0])
    if (!fault) continue
    const { statement, table, node, condition, filter } = fault
    const isException = ({ statement: text, table: one }: Exception) =>
      text.test(statement) && (one === '*' || one === table)
    if (exceptions.some(isException)) continue
    faults.set(
      `${statement.slice(0, 100)} ${table}`,
      `${table}: ${nameless ? 'names no organization' : 'is given no organization'} (${node} ${condition} ${filter})\n  ${statement.slice(0, 700)}`,
    )
  }
  assert.equal(faults.size, 0, `\n${[...faults.values()].join('\n\n')}\n${faults.size} faults`)
}

const namesOrganization = ({ table, condition, filter }: Scan): boolean =>
  (table === 'organizations' ? /\bid = / : /organization_id\)? = |= organization_id/).test(
    `${condition} ${filter}`,
  )

const isGiven = ({ table, condition, filter }: Scan): boolean => {
  const text = `${condition} ${filter}`
  const [value = ''] = given.exec(text) ?? []
  return value !== '' && (table === 'organizations' || value.includes('organization_id'))
}
