import { sql } from 'kysely'
import type { CountedRows } from './count-store.ts'

const always = sql<boolean>`true`
const byCreation = ['created_at', 'id'] as const

const runs = (outcome: 'succeeded' | 'failed', type: string): CountedRows => ({
  name: `runs ${outcome}`,
  table: 'events',
  at: 'created_at',
  key: byCreation,
  where: sql<boolean>`type = ${sql.lit(type)}`,
  outcome: sql<string>`${sql.lit(outcome)}`,
})

/** Events of the organization, without tests. */
export const events: CountedRows = {
  name: 'events',
  table: 'events',
  at: 'created_at',
  key: byCreation,
  // A literal, so that the planner sees that the partial index fits.
  where: sql<boolean>`not test`,
  outcome: sql<string>`'made'`,
}

/** Attempts to deliver. Their ids begin with their time; an index by time would cost each attempt. */
export const attempts: CountedRows = {
  name: 'attempts',
  table: 'attempts',
  at: 'started_at',
  key: ['id'],
  where: always,
  outcome: sql<string>`case when succeeded then 'succeeded' else 'failed' end`,
}

export const contacts: CountedRows = {
  name: 'contacts',
  table: 'contacts',
  at: 'created_at',
  key: byCreation,
  where: always,
  outcome: sql<string>`'made'`,
}

/** Runs of automations that ended, by their events: the runs themselves change and have no index by time. */
export const automationRuns = {
  succeeded: runs('succeeded', 'automation.completed'),
  failed: runs('failed', 'automation.failed'),
}
