import type { OverviewReport, Usage } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { useSession } from '../../session.ts'
import {
  type FirstStep,
  type Goal,
  goals,
  integrationSteps,
  isOwn,
  proposalSteps,
  wasUsed,
} from './steps.ts'

const key = 'capstan.goal'

/** Somebody may use the token of the first start, but nobody waits here for that. */
const unawaitedMs = 10_000

export interface FirstStepsState {
  goal: Goal
  choose(goal: Goal): void
  steps: FirstStep[]
}

/** The way from an empty organization to what this person came for; no steps once it has been walked. */
export function useFirstSteps(
  steps: OverviewReport['steps'] | undefined,
  limits: Usage['limits'] | undefined,
): FirstStepsState {
  const { isAdmin } = useSession()
  const [chosen, setChosen] = useState<Goal>(
    () => goals.find((goal) => goal === localStorage.getItem(key)) ?? 'proposals',
  )
  const goal = isAdmin ? chosen : 'proposals'
  const tokens = useApi(
    api.tokens.list,
    { limit: 100 },
    {
      enabled: goal === 'integration',
      // Reads make no event: nothing else tells of the first request.
      pollWhile: ({ data }) => !data.some(wasUsed) && (data.some(isOwn) || unawaitedMs),
    },
  )
  const choose = (next: Goal): void => {
    localStorage.setItem(key, next)
    setChosen(next)
  }
  const all =
    goal === 'integration'
      ? tokens.data && limits && integrationSteps(tokens.data.data, limits)
      : steps && proposalSteps(steps)
  return { goal, choose, steps: all?.every(({ done }) => done) ? [] : (all ?? []) }
}
