import type { AuditEntry } from '@capstan/sdk'
import { type Difference, differencesOf } from './audit-entry.ts'

/** What was there before, and what is there after, field by field. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const { before, after, expunged } = entry
  if (expunged) {
    return <Said>What it said is erased, together with the person whom it was about.</Said>
  }
  if (before === null && after === null) {
    return (
      <Said>Only that it was done is kept: the operation answers with nothing to compare.</Said>
    )
  }
  // An answer without a body says nothing of what is left.
  const isSilent = after === null && !/^(?:delete|remove|withdraw|end)/.test(entry.action)
  if (isSilent) {
    return (
      <>
        <Said>The operation answers with nothing; this is what was there before it.</Said>
        <Changes differences={differencesOf(before, null)} />
      </>
    )
  }
  const differences = differencesOf(before, after)
  if (differences.length === 0) return <Said>Nothing is another than before.</Said>
  return <Changes differences={differences} />
}

const Said = ({ children }: { children: string }) => <p className="text-soft text-sm">{children}</p>

function Changes({ differences }: { differences: readonly Difference[] }) {
  return (
    <dl className="divide-y divide-line overflow-hidden rounded-md border border-line">
      {differences.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="bg-well px-3.5 py-1.5 font-mono text-faint text-xs">{field}</dt>
          {before !== undefined && <Line sign="−" value={before} look="bg-bad-wash text-bad" />}
          {after !== undefined && <Line sign="+" value={after} look="bg-good-wash text-good" />}
        </div>
      ))}
    </dl>
  )
}

function Line({ sign, value, look }: { sign: '−' | '+'; value: unknown; look: string }) {
  return (
    <dd className={`flex gap-3 px-3.5 py-1.5 font-mono text-xs ${look}`}>
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{sign === '+' ? 'after: ' : 'before: '}</span>
      <span className="min-w-0 whitespace-pre-wrap break-words" dir="auto">
        {typeof value === 'string' && value !== '' ? value : JSON.stringify(value)}
      </span>
    </dd>
  )
}
