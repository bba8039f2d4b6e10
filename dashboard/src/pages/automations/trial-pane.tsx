import type { Automation, AutomationTrial } from '@capstan/sdk'
import { Play } from 'lucide-react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Code } from '../../ui/copy.tsx'
import { readError } from '../../ui/form-context.ts'
import { Notice } from '../../ui/states.tsx'
import { type AutomationDraft, savedForm } from './draft.ts'
import { stepWords } from './run-words.tsx'
import type { Samples } from './use-samples.ts'

interface TrialPaneProps {
  automation: Automation
  draft: AutomationDraft
  samples: Samples
}

/** Shows what a run of the unsaved form would do with the sample. Nothing is saved or sent. */
export function TrialPane({ automation, draft, samples }: TrialPaneProps) {
  const trial = useApiMutation(
    () => api.automations.test(automation.id, { ...samples.source, changes: savedForm(draft) }),
    { invalidates: [], quiet: true },
  )
  const error = readError(trial.error)
  return (
    <div className="inset flex flex-col gap-3 border-line border-b py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-soft text-sm">See what would happen. Nothing is saved or sent.</p>
        <Button
          icon={<Play aria-hidden="true" />}
          busy={trial.isPending}
          onClick={() => trial.mutate()}
        >
          Test
        </Button>
      </div>
      {error && <Notice tone="bad">{error.message}</Notice>}
      {trial.data && <Result trial={trial.data} />}
    </div>
  )
}

const ends: Record<AutomationTrial['status'], readonly ['good' | 'bad' | 'info', string]> = {
  would_succeed: ['good', 'It would succeed.'],
  would_fail: ['bad', 'It would fail.'],
  would_skip: ['info', 'It would be skipped: the condition is not true.'],
}

const states: Record<AutomationTrial['actions'][number]['status'], readonly [Tone, string]> = {
  would_succeed: ['good', 'Would succeed'],
  would_fail: ['bad', 'Would fail'],
  not_reached: ['calm', 'Not reached'],
}

function Result({ trial }: { trial: AutomationTrial }) {
  const [tone, words] = ends[trial.status]
  return (
    <section aria-label="Result of the test" className="flex flex-col gap-3">
      <Notice tone={tone}>{trial.error ? trial.error.message : words}</Notice>
      <ol className="flex flex-col gap-3">
        {trial.actions.map(({ name, type, status, values, error }) => (
          <li key={name} className="flex flex-col gap-1.5">
            <span className="flex flex-wrap items-center justify-between gap-2 text-sm">
              <span className="font-label">{stepWords(type)}</span>
              <Badge tone={states[status][0]}>{states[status][1]}</Badge>
            </span>
            {error && <p className="text-bad text-sm">{error.message}</p>}
            {values !== null && values !== undefined && (
              <Code text={JSON.stringify(values, null, 2)} wrap />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
