import type { Token } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Code } from '../../ui/copy.tsx'
import { firstRequest } from '../settings/token.ts'
import type { Limits } from './concerns.ts'

interface Step {
  done: boolean
  title: string
  /** Where it is done; steps of the API are done elsewhere, with what is to be copied. */
  to: string | null
  code?: string
}

/** The way from an empty organization to a first answered request; empty once it has been walked. */
export function useFirstSteps(limits: Limits | undefined): Step[] {
  const { isAdmin } = useSession()
  const tokens = useApi(
    api.tokens.list,
    { limit: 100 },
    {
      enabled: isAdmin,
      // Reads make no event: nothing else tells of the first request.
      pollWhile: ({ data }) => !data.some(wasUsed) && (data.some(isOwn) || unawaitedMs),
    },
  )
  if (!limits || (isAdmin && !tokens.data)) return []
  const steps = stepsOf(limits, isAdmin ? (tokens.data?.data ?? []) : null)
  return steps.every(({ done }) => done) ? [] : steps
}

export function FirstSteps({ steps, className }: { steps: readonly Step[]; className: string }) {
  const next = steps.findIndex(({ done }) => !done)
  return (
    <Card className={className}>
      <CardHeader
        title="First steps"
        actions={
          <span className="text-faint text-xs tabular-nums">
            {steps.filter(({ done }) => done).length} of {steps.length} done
          </span>
        }
      />
      <ol className="flex flex-col py-2">
        {steps.map((step, index) => (
          <StepLine key={step.title} step={step} number={index + 1} isNext={index === next} />
        ))}
      </ol>
    </Card>
  )
}

/** Somebody may use the token of the first start, but nobody waits here for that. */
const unawaitedMs = 10_000

const wasUsed = ({ lastUsedAt }: Token): boolean => lastUsedAt !== null

/** The token of the first start is in a file that not everybody has seen. */
const isOwn = ({ createdBy }: Token): boolean => createdBy !== 'first run'

/** Returns the first steps that a member may do; tokens and webhooks need an admin. */
function stepsOf(limits: Limits, tokens: Token[] | null): Step[] {
  const has = (name: keyof Limits): boolean => limits[name].used > 0
  const document = {
    done: has('sources'),
    title: 'Add a document to a knowledge base',
    to: '/knowledge',
  }
  if (!tokens) return [{ done: has('contacts'), title: 'Add a contact', to: '/contacts' }, document]
  return [
    {
      done: tokens.some((token) => wasUsed(token) || isOwn(token)),
      title: 'Create an API token',
      to: '/settings/tokens',
    },
    {
      done: tokens.some(wasUsed),
      title: 'Send a first request',
      to: null,
      code: firstRequest('$CAPSTAN_TOKEN'),
    },
    document,
    { done: has('webhooks'), title: 'Get notified on your server', to: '/webhooks' },
  ]
}

interface StepLineProps {
  step: Step
  number: number
  isNext: boolean
}

function StepLine({ step: { done, title, to, code }, number, isNext }: StepLineProps) {
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
            search={{ create: true }}
            className={classes(buttonClasses('primary'), 'ms-auto')}
          >
            Begin <span className="sr-only">{title}</span>
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
