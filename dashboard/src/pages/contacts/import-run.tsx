import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { queriesUnder } from '../../queries.ts'
import { formatNumber } from '../../ui/format.ts'
import { Progress } from '../../ui/progress.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { contactOf, type FileRow } from './contact-file.ts'

interface Outcome {
  done: number
  added: number
  refused: { line: number; reason: string }[]
}

const affectedResources = ['contacts', 'account', 'events'] as const

/** At a time; more would only wait for each other. */
const sendersCount = 4

/** Sends rows one by one: what is wrong with one stops no other. */
export function useImport(rows: readonly FileRow[]) {
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const run = async (): Promise<void> => {
    const result: Outcome = { done: 0, added: 0, refused: [] }
    setOutcome({ ...result })
    const waiting = rows.values()
    const send = async (): Promise<void> => {
      for (const row of waiting) {
        try {
          await api.contacts.create(contactOf(row))
          result.added++
        } catch (error) {
          result.refused.push({ line: row.line, reason: (error as Error).message })
        }
        result.done++
        setOutcome({ ...result })
      }
    }
    await Promise.all(Array.from({ length: sendersCount }, send))
    await Promise.all(affectedResources.map((name) => client.invalidateQueries(queriesUnder(name))))
  }
  const isRunning = outcome !== null && outcome.done < rows.length
  return { outcome, isRunning, run, reset: () => setOutcome(null) }
}

const mostShown = 50

export function ImportOutcome({ outcome, count }: { outcome: Outcome; count: number }) {
  const { done, added } = outcome
  const refused = outcome.refused.toSorted((a, b) => a.line - b.line)
  return (
    <div className="flex flex-col gap-2.5">
      <Progress label="Import" percent={Math.round((done / count) * 100)} />
      <p className="text-sm tabular-nums" role="status">
        {formatNumber(added)} added, {formatNumber(refused.length)} refused of {formatNumber(count)}
        .
      </p>
      {refused.length > 0 && (
        <ScrollArea
          label="Refused rows"
          className="max-h-48 overflow-y-auto rounded-md border border-line text-sm"
        >
          <ul className="divide-y divide-line">
            {refused.slice(0, mostShown).map(({ line, reason }) => (
              <li key={line} className="flex gap-3 px-3 py-1.5">
                <span className="shrink-0 text-faint tabular-nums">Line {line}</span>
                <span className="min-w-0 break-words text-bad">{reason}</span>
              </li>
            ))}
          </ul>
        </ScrollArea>
      )}
      {refused.length > mostShown && (
        <p className="text-faint text-xs">and {formatNumber(refused.length - mostShown)} more</p>
      )}
    </div>
  )
}
