import { every } from '../background.ts'
import { type Clock, statementTime } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import type { Logger } from '../log.ts'
import { gcraAdmit, type RateLimit, type RateLimits, type RateState, rateState } from './gcra.ts'
import { countRequest, type RateAdmission } from './store.ts'

/** State of a limit after a request. `name` is its policy in the RateLimit fields. */
export interface RateStatus extends RateState {
  name: 'token' | 'person' | 'organization'
}

/** Sender of a request: a token, or a person in an organization. */
export interface Subject {
  kind: 'token' | 'person'
  id: string
  organizationId: string
}

/** Counts requests against the limits of their plan: both limits count a request, or neither does. */
export interface Rates {
  admit(subject: Subject, limits: RateLimits): Promise<RateStatus[]>
}

const sweepEveryMs = 10_000

export function createRates(
  { isShared, admission }: Pick<Database, 'isShared' | 'admission'>,
  clock: Clock,
  log: Logger,
): Rates & AsyncDisposable {
  if (isShared) {
    return { ...sharedRates(admission, clock), async [Symbol.asyncDispose]() {} }
  }
  const rates = new LocalRates(clock)
  const sweeping = every(sweepEveryMs, () => rates.sweep(), {
    log,
    failure: 'past arrivals could not be removed',
    unref: true,
  })
  return {
    admit: (subject, limits) => rates.admit(subject, limits),
    [Symbol.asyncDispose]: () => sweeping[Symbol.asyncDispose](),
  }
}

/** Counts in a database that several nodes share. */
const sharedRates = (db: Db, clock: Clock): Rates => ({
  async admit(subject, limits) {
    if (!limits.subject && !limits.organization) return []
    const row = await countRequest(db, subject, limits, statementTime(clock))
    return ratesOf(subject.kind, limits, row)
  },
})

export const ratesOf = (
  kind: Subject['kind'],
  { subject, organization }: RateLimits,
  row: RateAdmission,
): RateStatus[] => [
  ...(subject ? [{ name: kind, ...rateState(subject, row.ahead_us ?? 0, row.admitted) }] : []),
  ...(organization
    ? [
        {
          name: 'organization' as const,
          ...rateState(organization, row.organization_ahead_us ?? 0, row.organization_admitted),
        },
      ]
    : []),
]

/** Counts for the embedded database, which only one process uses: arrivals in memory, by subject. */
export class LocalRates implements Rates {
  readonly #clock: Clock
  readonly #arrivals = new Map<string, number>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  async admit(subject: Subject, limits: RateLimits): Promise<RateStatus[]> {
    const nowUs = this.#nowUs()
    const key = `${subject.organizationId} ${subject.id}`
    const [own, all] = [
      this.#look(key, limits.subject, nowUs),
      this.#look(subject.organizationId, limits.organization, nowUs),
    ]
    const isCounted = own.next !== null && all.next !== null
    const [arrival, together] = isCounted ? [own.next, all.next] : [own.before, all.before]
    if (isCounted) {
      if (limits.subject) this.#arrivals.set(key, arrival)
      if (limits.organization) this.#arrivals.set(subject.organizationId, together)
    }
    return ratesOf(subject.kind, limits, {
      ahead_us: arrival - nowUs,
      admitted: own.next !== null,
      organization_ahead_us: together - nowUs,
      // As in SQL: a subject without room says nothing of its organization's.
      organization_admitted: isCounted || own.next === null,
    })
  }

  /** Deletes past arrivals, which are equivalent to none. */
  sweep(): void {
    const nowUs = this.#nowUs()
    for (const [key, arrivalUs] of this.#arrivals)
      if (arrivalUs <= nowUs) this.#arrivals.delete(key)
  }

  #look(key: string, limit: RateLimit | null, nowUs: number): Look {
    const before = this.#arrivals.get(key) ?? 0
    return { before, next: limit ? gcraAdmit(limit, before, nowUs) : 0 }
  }

  #nowUs(): number {
    return this.#clock.now().getTime() * 1000
  }
}

interface Look {
  readonly before: number
  /** Arrival after this request; null if the limit is reached. */
  readonly next: number | null
}
