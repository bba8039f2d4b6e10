import { isCapstanError, type ProposalChanges, type ProposalPreview } from '@capstan/sdk'
import { useEffect, useState } from 'react'
import { api } from '../../../api.ts'

/** After the last key: totals follow the typing, the page follows a rest. */
const totalsMs = 30
const htmlMs = 350

export type Problem = ProposalPreview['problems'][number]

export interface Preview {
  totals: ProposalPreview['totals'] | null
  problems: readonly Problem[]
  html: string | null
  /** Why the draft as it stands cannot be computed, and the field to blame. */
  fault: { message: string; path: string } | null
}

const nothing: Preview = { totals: null, problems: [], html: null, fault: null }

/**
 * What the server makes of the draft. At most one request of a kind is out: an older one is given up when
 * something else is typed. The look of the page is asked for apart, as it takes longer than the totals.
 */
export function usePreview(
  proposalId: string,
  changes: ProposalChanges,
  wantsHtml: boolean,
): Preview {
  const [preview, setPreview] = useState<Preview>(nothing)
  useEffect(() => {
    const stop = new AbortController()
    const ask = async (html: boolean): Promise<void> => {
      try {
        const asked = { html, signal: stop.signal }
        const answer = await api.proposals.previewChanges(proposalId, changes, asked)
        if (stop.signal.aborted) return
        setPreview((before) => ({
          totals: answer.totals,
          problems: answer.problems,
          html: html ? answer.html : before.html,
          fault: null,
        }))
      } catch (error) {
        if (stop.signal.aborted) return
        const path = (isCapstanError(error) && error.field) || ''
        const message = error instanceof Error ? error.message : 'Something went wrong.'
        setPreview((before) => ({ ...before, fault: { message, path } }))
      }
    }
    const timers = [setTimeout(() => void ask(false), totalsMs)]
    if (wantsHtml) timers.push(setTimeout(() => void ask(true), htmlMs))
    return () => {
      for (const timer of timers) clearTimeout(timer)
      stop.abort()
    }
  }, [proposalId, changes, wantsHtml])
  return preview
}
