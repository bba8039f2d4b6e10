import { createLimiter } from '../concurrency/limiter.ts'
import type { Logger } from '../log.ts'
import { hasScope, type Principal } from '../operations/principal.ts'
import type { FindContext, Finder, FoundObject } from './finder.ts'

/** Objects of each type. */
const perType = 5

/** Finders that ask the database at the same time. */
const maxAtOnce = 4
const timeoutMs = 2_000

interface Found {
  data: (FoundObject & { type: string })[]
  /** Types whose finder failed or took too long. */
  unanswered: string[]
}

/** Finds objects of all types by an id or by a text. A finder that fails leaves the others their answer. */
export async function findObjects(
  finders: readonly Finder[],
  { principal, log, ...context }: FindContext & { principal: Principal; log: Logger },
  text: string,
): Promise<Found> {
  if (text === '') return { data: [], unanswered: [] }
  const allowed = finders.filter(({ scope }) => scope === null || hasScope(principal, scope))
  const isId = finders.some(({ ids }) => ids.read(text) !== null)
  const limited = createLimiter(maxAtOnce)
  const unanswered: string[] = []
  const answers = await Promise.all(
    allowed.map((finder) =>
      limited(async () => {
        try {
          const found = await inTime(
            isId ? byId(finder, context, text) : byText(finder, context, text),
          )
          return found.map((object) => ({ type: finder.type, ...object }))
        } catch (error) {
          log.warn({ err: error, type: finder.type }, 'objects could not be searched')
          unanswered.push(finder.type)
          return []
        }
      }),
    ),
  )
  return { data: answers.flat(), unanswered }
}

async function byId({ ids, get }: Finder, context: FindContext, text: string) {
  const id = ids.read(text)
  const found = id === null ? undefined : await get(context, id)
  return found ? [found] : []
}

const byText = async ({ find }: Finder, context: FindContext, text: string) =>
  find ? find(context, text, perType) : []

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs)
  try {
    return await Promise.race([answer, promise])
  } finally {
    clearTimeout(timer)
  }
}
