import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useSession } from '../../session.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Code } from '../../ui/copy.tsx'
import { Segments } from '../../ui/segments.tsx'
import { SampleData } from './sample-data.tsx'
import { type FirstStep, goals } from './steps.ts'
import type { FirstStepsState } from './use-first-steps.ts'

interface FirstStepsProps {
  state: FirstStepsState
  className: string
}

const goalNames = { proposals: 'I send proposals', integration: 'I build an integration' }

export function FirstSteps({ state: { goal, choose, steps }, className }: FirstStepsProps) {
  const { isAdmin } = useSession()
  const next = steps.findIndex(({ done }) => !done)
  return (
    <Card className={className}>
      <CardHeader
        title={
          <>
            First steps{' '}
            <span className="ms-1 font-normal text-faint text-xs tabular-nums">
              {steps.filter(({ done }) => done).length} of {steps.length} done
            </span>
          </>
        }
        actions={
          isAdmin && (
            <Segments
              label="What you came for"
              options={goals.map((value) => ({ value, title: goalNames[value] }))}
              value={goal}
              onChange={choose}
            />
          )
        }
      />
      <ol className="flex flex-col py-2">
        {steps.map((step, index) => (
          <StepLine key={step.title} step={step} number={index + 1} isNext={index === next} />
        ))}
      </ol>
      {goal === 'proposals' && <SampleData />}
    </Card>
  )
}

interface StepLineProps {
  step: FirstStep
  number: number
  isNext: boolean
}

function StepLine({ step: { done, title, to, creates, code }, number, isNext }: StepLineProps) {
  return (
    <li className="flex flex-col gap-2 px-4 py-1">
      <span className="flex min-h-9 items-center gap-3 text-sm">
        <span
          aria-hidden="true"
          className={classes(
            'flex size-5.5 shrink-0 items-center justify-center rounded-full border text-xs tabular-nums',
            done ? 'border-transparent bg-good-wash text-good' : 'border-line2 text-soft',
          )}
        >
          {done ? <Check size={14} /> : number}
        </span>
        <span className={done ? 'text-faint' : isNext ? 'font-name' : 'text-soft'}>{title}</span>
        {done && <span className="sr-only">done</span>}
        {isNext && to && (
          <Link
            to={to}
            search={creates ? { create: true } : {}}
            className={classes(buttonClasses('primary'), 'ms-auto')}
          >
            {creates ? 'Begin' : 'Open'} <span className="sr-only">{title}</span>
          </Link>
        )}
      </span>
      {isNext && code && (
        <div className="mb-2 flex flex-col gap-2 ps-8.5">
          <Code text={code} label="With a token in $CAPSTAN_TOKEN" />
          <p className="text-faint text-xs">Waiting for your first request…</p>
        </div>
      )}
    </li>
  )
}
