import type { AuditEntry } from '@capstan/sdk'
import { Diff } from '../../ui/diff.tsx'
import { type Difference, differencesOf } from './audit-entry.ts'

/** Shows each changed field before and after. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const { before, after, expunged } = entry
  if (expunged) {
    return <Sentence>The content was erased with the person it was about.</Sentence>
  }
  if (before === null && after === null) {
    return <Sentence>Only the act itself is kept. There is nothing to compare.</Sentence>
  }
  // An answer without a body says nothing of what is left.
  const isSilent = after === null && !/^(?:delete|remove|withdraw|end)/.test(entry.action)
  if (isSilent) {
    return (
      <>
        <Sentence>This is what was there before.</Sentence>
        <Changes differences={differencesOf(before, null)} />
      </>
    )
  }
  const differences = differencesOf(before, after)
  if (differences.length === 0) return <Sentence>Nothing changed.</Sentence>
  return <Changes differences={differences} />
}

const Sentence = ({ children }: { children: string }) => (
  <p className="text-soft text-sm">{children}</p>
)

function Changes({ differences }: { differences: readonly Difference[] }) {
  return (
    <dl className="divide-y divide-line border-line border-y">
      {differences.map(({ field, before, after }) => (
        <div key={field} className="py-2">
          <dt className="font-mono text-soft text-xs">{field}</dt>
          <dd>
            <Diff before={textOf(before)} after={textOf(after)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function textOf(value: unknown): string {
  if (value === undefined) return ''
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value)
}
