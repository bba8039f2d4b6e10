import { every } from '../../../platform/background.ts'
import type { Catalogue, OpenDomain } from '../../../platform/domain.ts'
import { defineSweep, handle } from '../../../platform/jobs/jobs.ts'
import { createInsider } from '../../../platform/operations/insider.ts'
import type { Platform } from '../../../platform/platform.ts'
import { stopOnLoss } from '../../people/index.ts'
import { handleInboundEvents, joinInboundEvents, replayInboundEvent } from '../hooks/index.ts'
import { scopesOf } from './actions/schema.ts'
import { followErasures, forgetContacts, runForgetContacts } from './erasure.ts'
import { handleReceived, handleReplayed } from './inbound.ts'
import { followEvents } from './match-events.ts'
import { recordsAbout } from './records-about.ts'
import { automationOperations } from './routes.ts'
import { runOperations } from './run-routes.ts'
import { beginDue } from './runs/due.ts'
import { executeRun } from './runs/execute-run.ts'
import { deleteOldRuns, runAutomation } from './runs/job.ts'
import { automationCompleted, automationFailed, automationThrottled } from './runs/schema.ts'
import { AutomationId, AutomationRunId } from './schema.ts'
import { stopAutomation } from './service.ts'
import { listAutomationsOf } from './store.ts'
import { trialOperation } from './trial-routes.ts'
import { versionOperations } from './version-routes.ts'

/** Declarations of automations for the domain. */
export const automationDeclarations = {
  tags: {
    Automations:
      'Actions that run when an event occurs, a hook receives a request or a schedule is due.',
  },
  limits: [
    { resource: 'automations', description: 'Null for no limit; 0 is a limit.' },
    {
      resource: 'runs',
      period: 'month',
      description: 'Automation runs in a month. Runs above the limit are held. Null for no limit.',
    },
  ],
  ids: [AutomationId, AutomationRunId],
  events: [automationCompleted, automationFailed, automationThrottled],
} as const

const retentionJob = defineSweep('integrations.run-retention', '41 * * * *')

/** Longest time before an event is matched. */
const lookEveryMs = 1_000

export function openAutomations(platform: Platform, catalogue: Catalogue) {
  const insider = createInsider(platform, catalogue)
  const running = { ...platform, insider, catalogue }
  const look = async () => {
    const hasFollowed = await followEvents(platform)
    return (await beginDue(platform)) || hasFollowed
  }
  return {
    operations: [
      ...automationOperations(platform, catalogue),
      trialOperation({ ...platform, insider }, catalogue),
      ...versionOperations(platform, catalogue),
      ...runOperations(platform),
    ],
    jobs: [
      handle(handleInboundEvents, (key) => handleReceived(running, key), joinInboundEvents),
      handle(replayInboundEvent, (key) => handleReplayed(platform, key)),
      handle(runAutomation, (key, attempt) => executeRun(running, key, attempt)),
      handle(forgetContacts, (key, { signal }) => runForgetContacts(platform, key, signal)),
      handle(retentionJob, (_nothing, { signal }) => deleteOldRuns(platform, signal)),
    ],
    background: [
      {
        runsOn: 'worker',
        start: async () =>
          every(lookEveryMs, look, {
            log: platform.log,
            failure: 'automations could not be begun',
            follows: platform.database,
            restMs: 5_000,
          }),
      },
    ],
    on: { 'contact.erased': followErasures },
    onLoss: stopOnLoss(catalogue, {
      list: ({ db, organizationId }, { id }) => listAutomationsOf(db, organizationId, id),
      alsoNeeds: ({ actions }) => scopesOf(actions),
      stop: (work, { id }, reason) => stopAutomation(work, id, reason),
    }),
    recordsAbout: recordsAbout(platform.keyring),
    drain: look,
  } satisfies OpenDomain
}
