import type { EventType } from '../../platform/events/event.ts'
import type { ReadContext } from '../../platform/operations/operation.ts'
import { hasScope } from '../../platform/operations/principal.ts'
import { readActivity } from './activity.ts'
import type { CountedRows } from './count-store.ts'
import { attempts, automationRuns, contacts, events } from './counted-store.ts'
import { type Budget, type Counter, rowsPerRequest } from './counter.ts'
import { countedIn, momentsOf, openIn } from './figures.ts'
import { needsByScope } from './needs.ts'
import { type OverviewRange, type Period, periodOf } from './period.ts'
import { groupOpen } from './proposal-store.ts'
import type { Counted, OpenProposals, Overview } from './schema.ts'
import { findSteps } from './step-store.ts'

export interface OverviewSettings {
  counter: Counter
  catalogue: readonly EventType[]
}

/** Proposals that ended are looked for among those sent up to a year before the period. */
const yearMs = 365 * 86_400_000

/** Reads the parts that the principal's scopes open. */
export async function readOverview(
  reader: ReadContext,
  { range, timeZone }: { range: OverviewRange; timeZone: string },
  { counter, catalogue }: OverviewSettings,
): Promise<Overview> {
  const period = periodOf(range, timeZone, reader.now)
  const missing = new Set<string>()
  const may = (scope: string): boolean => {
    const has = hasScope(reader.principal, scope)
    if (!has) missing.add(scope)
    return has
  }
  const counts = await countAll(reader, period, counter, may)
  const needs = await Promise.all(
    Object.entries(needsByScope).map(([scope, read]) => (may(scope) ? read(reader) : [])),
  )
  return {
    range,
    from: (period.starts[0] ?? period.end).toISOString(),
    to: period.end.toISOString(),
    slots: period.starts.map((start) => start.toISOString()),
    ...counts,
    openProposals: may('proposals:read') ? await readOpenProposals(reader, period) : null,
    needs: needs.flat(),
    activity: may('webhooks:read') ? { lines: await readActivity(reader, catalogue) } : null,
    steps:
      may('contacts:read') && may('proposals:read')
        ? await findSteps(reader.db, reader.organizationId)
        : null,
    missingScopes: [...missing].sort(),
  }
}

async function readOpenProposals(
  { db, organizationId, now }: ReadContext,
  period: Period,
): Promise<OpenProposals> {
  const moments = momentsOf(period)
  const since = new Date((moments[0] ?? now).getTime() - yearMs)
  return openIn(moments, await groupOpen(db, organizationId, { moments, since, now }))
}

/** Counts each source once, with one budget for all. */
async function countAll(
  reader: ReadContext,
  period: Period,
  counter: Counter,
  may: (scope: string) => boolean,
) {
  const time = { from: period.before.starts[0] ?? period.end, now: reader.now }
  const budget: Budget = { rows: rowsPerRequest }
  let isComplete = true
  const countOf = async (
    scope: string,
    source: CountedRows,
    outcomes: readonly string[],
  ): Promise<(Counted | null)[]> => {
    if (!may(scope)) return outcomes.map(() => null)
    const counts = await counter.count(reader, source, time, budget)
    isComplete &&= counts.isComplete
    return outcomes.map((outcome) => countedIn(period, counts.quarters, outcome))
  }
  const [made = null] = await countOf('webhooks:read', events, ['made'])
  const [delivered = null, failedAttempts = null] = await countOf('webhooks:read', attempts, [
    'succeeded',
    'failed',
  ])
  const [contactsAdded = null] = await countOf('contacts:read', contacts, ['made'])
  const { succeeded, failed } = automationRuns
  const [succeededRuns = null] = await countOf('integrations:read', succeeded, ['succeeded'])
  const [failedRuns = null] = await countOf('integrations:read', failed, ['failed'])
  const figures = {
    events: made,
    delivered,
    failedAttempts,
    contactsAdded,
    succeededRuns,
    failedRuns,
  }
  return { ...figures, isComplete }
}
