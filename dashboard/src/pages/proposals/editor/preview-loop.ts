import { isCapstanError, type ProposalPreview, responseOf } from '@capstan/sdk'
import type { DraftChanges } from './draft.ts'

/** After the last key: the page is asked for apart from the totals, as it takes longer. */
const restMs = 700

/** With fewer requests left than this, the rate limit of the plan sets the pace. */
const fewLeft = 10

export type Problem = ProposalPreview['problems'][number]

export interface Preview {
  totals: ProposalPreview['totals'] | null
  amountsDue: ProposalPreview['amountsDue']
  problems: readonly Problem[]
  html: string | null
  /** Why the draft as it stands cannot be computed, and the field to blame. */
  fault: { message: string; path: string } | null
}

export type AskPreview = (
  changes: DraftChanges,
  options: { html: boolean; signal: AbortSignal },
) => Promise<ProposalPreview>

export const noPreview: Preview = {
  ...{ totals: null, amountsDue: [], problems: [] },
  ...{ html: null, fault: null },
}

/**
 * Asks the server what it makes of a draft, again and again, one request at a time. Nothing waits for a pause
 * in the typing: what is typed while a request is out is asked for as soon as that is answered.
 */
export class PreviewLoop {
  #wanted: DraftChanges | null = null
  #isOut = false
  #rest: ReturnType<typeof setTimeout> | undefined
  #drawing: AbortController | undefined
  #paceMs = 0
  readonly #stop = new AbortController()
  readonly #ask: AskPreview
  readonly #show: (change: (before: Preview) => Preview) => void

  constructor(ask: AskPreview, show: (change: (before: Preview) => Preview) => void) {
    this.#ask = ask
    this.#show = show
  }

  want(changes: DraftChanges): void {
    this.#wanted = changes
    clearTimeout(this.#rest)
    // Totals do not wait for a page that is of yesterday already.
    this.#drawing?.abort()
    if (!this.#isOut) void this.#run()
  }

  end(): void {
    this.#wanted = null
    clearTimeout(this.#rest)
    this.#drawing?.abort()
    this.#stop.abort()
  }

  async #run(): Promise<void> {
    this.#isOut = true
    let last: DraftChanges | null = null
    while (this.#wanted) {
      last = this.#wanted
      this.#wanted = null
      await this.#answer(last, false, this.#stop.signal)
      if (this.#paceMs > 0) await new Promise((resolve) => setTimeout(resolve, this.#paceMs))
    }
    this.#isOut = false
    if (last && !this.#stop.signal.aborted) {
      const rested = last
      this.#rest = setTimeout(() => void this.#draw(rested), restMs)
    }
  }

  /** The look of the page, once the typing rests. */
  async #draw(changes: DraftChanges): Promise<void> {
    this.#drawing = new AbortController()
    await this.#answer(changes, true, this.#drawing.signal)
  }

  async #answer(changes: DraftChanges, html: boolean, signal: AbortSignal): Promise<void> {
    try {
      const answer = await this.#ask(changes, { html, signal })
      this.#paceMs = paceOf(answer)
      if (signal.aborted) return
      this.#show((before) => ({
        totals: answer.totals,
        amountsDue: answer.amountsDue,
        problems: answer.problems,
        html: html ? answer.html : before.html,
        fault: null,
      }))
    } catch (error) {
      if (signal.aborted) return
      const path = (isCapstanError(error) && error.field) || ''
      const message = error instanceof Error ? error.message : 'Something went wrong.'
      this.#show((before) => ({ ...before, fault: { message, path } }))
    }
  }
}

/** Milliseconds between two requests that the plan bears for as long as somebody types. */
function paceOf(answer: ProposalPreview): number {
  const rate = responseOf(answer)?.rateLimit
  if (!rate || rate.limit === 0 || rate.remaining >= fewLeft) return 0
  return (rate.windowSeconds * 1_000) / rate.limit
}
