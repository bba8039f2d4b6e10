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

/** The way from an empty organization to a first answered request; gone once it has been walked. */
export function FirstSteps({ limits }: { limits: Limits | undefined }) {
  const { isAdmin } = useSession()
  const tokens = useApi(
    api.tokens.list,
    { limit: 100 },
    { enabled: isAdmin, pollWhile: ({ data }) => !data.some(wasUsed) },
  )
  if (!limits || (isAdmin && !tokens.data)) return null
  const steps = stepsOf(limits, isAdmin ? (tokens.data?.data ?? []) : null)
  const next = steps.findIndex(({ done }) => !done)
  if (next < 0) return null
  return (
    <Card className="border-brass/40">
      <CardHeader
        title="First steps"
        hint={`${steps.filter(({ done }) => done).length} of ${steps.length} done`}
      />
      <ol className="flex flex-col gap-1 p-3">
        {steps.map((step, index) => (
          <StepLine key={step.title} step={step} number={index + 1} isNext={index === next} />
        ))}
      </ol>
    </Card>
  )
}

const wasUsed = ({ lastUsedAt }: Token): boolean => lastUsedAt !== null

/** Of members only what they may do; tokens and webhooks are for admins. */
function stepsOf(limits: Limits, tokens: Token[] | null): Step[] {
  const has = (name: keyof Limits): boolean => limits[name].used > 0
  const document = {
    done: has('sources'),
    title: 'Add a document to a knowledge base',
    to: '/knowledge',
  }
  if (!tokens) return [{ done: has('contacts'), title: 'Add a contact', to: '/contacts' }, document]
  return [
    // The token of the first start is in a file that not everybody has seen.
    {
      done: tokens.some((token) => wasUsed(token) || token.createdBy !== 'first run'),
      title: 'Issue an API token',
      to: '/settings/tokens',
    },
    {
      done: tokens.some(wasUsed),
      title: 'Send a first request',
      to: null,
      code: firstRequest('$CAPSTAN_TOKEN'),
    },
    document,
    {
      done: has('webhooks'),
      title: 'Let your server be told when something is done',
      to: '/webhooks',
    },
  ]
}

interface StepLineProps {
  step: Step
  number: number
  isNext: boolean
}

function StepLine({ step: { done, title, to, code }, number, isNext }: StepLineProps) {
  return (
    <li className="flex flex-col gap-2 rounded-md px-2 py-1.5">
      <span className="flex min-h-7.5 items-center gap-3 text-sm">
        <span
          aria-hidden="true"
          className={classes(
            'flex size-5.5 shrink-0 items-center justify-center rounded-full border text-xs',
            done ? 'border-good bg-good-wash text-good' : 'border-edge text-faint',
          )}
        >
          {done ? <Check size={13} /> : number}
        </span>
        <span className={done ? 'text-faint line-through' : 'font-medium'}>{title}</span>
        {done && <span className="sr-only">done</span>}
        {isNext && to && (
          <Link
            to={to}
            search={{ create: true }}
            className={classes(buttonClasses('primary', 'small'), 'ms-auto')}
          >
            Begin <span className="sr-only">{title}</span>
          </Link>
        )}
      </span>
      {isNext && code && (
        <div className="flex flex-col gap-1.5 ps-8.5">
          <Code text={code} label="With a token in $CAPSTAN_TOKEN" />
          <p className="text-faint text-sm">This page notices when it was answered.</p>
        </div>
      )}
    </li>
  )
}
