import {
  type Capstan,
  isConflictError,
  isInvalidRequestError,
  type NewSource,
  type OnDuplicate,
  type Source,
} from '@capstan/sdk'
import type { Input } from './inputs.ts'
import { inParallel } from './pool.ts'

/** Result of adding one input. */
export interface Outcome {
  what: string
  /** `present` when the base had it already; the last three are of a folder. */
  state: 'added' | 'present' | 'failed' | 'replaced' | 'unchanged' | 'removed'
  source: Source | null
  error: { code: string; message: string } | null
}

export interface AddPlan {
  base: string
  metadata: Record<string, unknown> | undefined
  onDuplicate: OnDuplicate
  match: 'name' | undefined
  encoding: string | undefined
  /** Returns the new source for a URL. */
  fetched: (url: string) => NewSource
}

/** Uploads at a time: enough to hide the way to the server, and fair to who else asks it. */
const width = 4

/** Addresses in one request. */
const batch = 100

/**
 * Adds everything, and tells what became of each. A refusal of one is its outcome; one that holds for
 * all of them (the token, the credits, the connection) is thrown.
 */
export async function addAll(
  capstan: Capstan,
  plan: AddPlan,
  inputs: readonly Input[],
  { signal, onOutcome }: { signal: AbortSignal; onOutcome: (outcome: Outcome) => void },
): Promise<void> {
  const [newest] = (await capstan.sources.list(plan.base, { limit: 1 }, { signal }).page()).data
  const seen = new Set<string>()
  const tell = (what: string, source: Source) => {
    // Ids begin with the time: what was there before is not after the newest of that time.
    const isNew = source.id > (newest?.id ?? '') && !seen.has(source.id)
    seen.add(source.id)
    onOutcome({ what, state: isNew ? 'added' : 'present', source, error: null })
  }
  const fail = (what: string, { code, message }: { code: string; message: string }) =>
    onOutcome({ what, state: 'failed', source: null, error: { code, message } })

  const addresses = inputs.flatMap((input) => ('address' in input ? [input.address] : []))
  const files = inputs.flatMap((input) => ('path' in input ? [input] : []))
  const groups = Array.from({ length: Math.ceil(addresses.length / batch) }, (_, at) =>
    addresses.slice(at * batch, (at + 1) * batch),
  )
  await inParallel(groups, width, signal, async (group, signal) => {
    const { onDuplicate } = plan
    const sources = group.map(plan.fetched)
    const { data } = await capstan.sources.addMany(plan.base, sources, { onDuplicate, signal })
    for (const item of data) {
      const what = group[item.index] ?? ''
      if (item.source) tell(what, item.source)
      else if (item.error) fail(what, item.error)
    }
  })
  await inParallel(files, width, signal, async ({ path, name }, signal) => {
    const { metadata, onDuplicate, match, encoding } = plan
    const file = { file: { path }, name, metadata, onDuplicate, encoding }
    try {
      tell(name, await capstan.sources.upload(plan.base, file, { match, signal }))
    } catch (error) {
      if (!isInvalidRequestError(error) && !isConflictError(error)) throw error
      fail(name, error)
    }
  })
}
