import { Type } from 'typebox'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { List, PathId } from '../../../platform/operations/schemas.ts'
import { lineOf, pageText } from '../../../platform/operations/tool.ts'
import type { Platform } from '../../../platform/platform.ts'
import { one, params, reads, writes } from './paths.ts'
import { presentRun } from './runs/finish.ts'
import { retryRun } from './runs/retry-request.ts'
import { AutomationRun, RunQuery } from './runs/schema.ts'
import { listRuns, listSteps } from './runs/store.ts'
import { AutomationRunId } from './schema.ts'
import { findAutomation } from './store.ts'

/** Formats a run as a line for a language model. */
const runLine = ({ id, status, error }: AutomationRun): string => lineOf(id, status, error?.message)

export const runOperations = ({ pager }: Pick<Platform, 'pager'>): readonly Operation[] => [
  operation(
    {
      ...reads,
      path: `${one}/runs`,
      operationId: 'listAutomationRuns',
      summary: 'List the runs of an automation',
      description: 'Lists runs of the last 30 days, newest first.',
      params,
      query: RunQuery,
      reply: List(AutomationRun),
      tool: {
        name: 'list_runs',
        title: 'List the runs of an automation',
        description: 'Lists runs of the last 30 days, newest first, with their errors.',
        text: pageText(runLine),
      },
    },
    async ({ db, organizationId }, { params: { automationId }, query }) => {
      requireFound(await findAutomation(db, organizationId, automationId))
      const list = { organizationId, name: `runs of ${automationId}` }
      const page = { after: pager.after(list, query), limit: query.limit }
      const rows = await listRuns(db, organizationId, automationId, query, page)
      const ids = rows.map(({ id }) => id)
      const steps = Map.groupBy(await listSteps(db, organizationId, ids), ({ run_id }) => run_id)
      return pager.page(list, query, rows, (row) => presentRun(row, steps.get(row.id) ?? []))
    },
  ),
  operation(
    {
      ...writes,
      method: 'POST',
      path: `${one}/runs/{runId}/retry`,
      operationId: 'retryAutomationRun',
      summary: 'Retry a run of an automation',
      description:
        'Continues a run that failed, was held or was skipped, from its first unfinished action, with the current version of the automation.',
      params: Type.Object({
        ...params.properties,
        runId: PathId(AutomationRunId, 'Identifier of the run.'),
      }),
      changes: 'automationId',
      reply: AutomationRun,
      errors: ['invalid_transition'],
      tool: {
        name: 'retry_run',
        title: 'Retry a run of an automation',
        description:
          'Continues a run that failed, was held or was skipped, from its first unfinished action.',
        isDestructive: true,
        isOpenWorld: true,
        text: runLine,
      },
    },
    (work, { params: { automationId, runId } }) => retryRun(work, automationId, runId),
  ),
]
