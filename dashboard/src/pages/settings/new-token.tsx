import { isCapstanError, type NewlyIssuedToken } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { errorFor, useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/states.tsx'
import { firstScopes, ScopeField } from './scope-field.tsx'

export function NewTokenForm({ onIssued }: { onIssued(token: NewlyIssuedToken): void }) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState(firstScopes)
  const [end, setEnd] = useState<End>({ kind: '90', day: '' })
  const [networks, setNetworks] = useState('')
  const issue = useApiMutation(api.tokens.issue, {
    invalidates: ['tokens'],
    quiet: true,
    onDone: (token) => onIssued(token),
  })
  const send = (): void => {
    const expiresAt = timeOf(end)
    const allowedNetworks = networks.split(/[\s,]+/).filter(Boolean)
    issue.mutate({ name, scopes, allowedNetworks, ...(expiresAt && { expiresAt }) })
  }
  const fault = errorFor(issue.error, null) ?? errorFor(issue.error, 'scopes')
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {fault && <Notice tone="bad">{fault}</Notice>}
      <TextField
        label="Name"
        placeholder="CRM sync"
        required
        autoFocus
        dir="auto"
        value={name}
        error={errorFor(issue.error, 'name')}
        onChange={(event) => setName(event.target.value)}
      />
      <ScopeField onChange={setScopes} />
      <EndFields value={end} onChange={setEnd} error={errorFor(issue.error, 'expiresAt')} />
      <TextArea
        label="Where it may be used from"
        hint="Addresses or networks such as 203.0.113.0/24, one a line. Empty: from everywhere."
        rows={2}
        spellCheck={false}
        className="min-h-16! font-mono"
        value={networks}
        error={networkFault(issue.error)}
        onChange={(event) => setNetworks(event.target.value)}
      />
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={issue.isPending} disabled={scopes.length === 0}>
          Issue the token
        </Button>
      </div>
    </form>
  )
}

/** The server blames one of the list, by its place. */
const networkFault = (error: unknown): string | null =>
  isCapstanError(error) && error.field?.startsWith('allowedNetworks')
    ? error.message.replace(/^allowedNetworks\.(\d+)/, (_, index) => `Number ${Number(index) + 1}`)
    : null

interface End {
  /** A count of days, `on` a day, or `never`. */
  kind: string
  day: string
}

const counts = [7, 30, 60, 90, 365] as const

/** Absent when there is none. A day ends where the person is. */
function timeOf({ kind, day }: End): string | undefined {
  if (kind === 'never') return undefined
  if (kind === 'on') return new Date(`${day}T23:59:59`).toISOString()
  return new Date(Date.now() + Number(kind) * 86_400_000).toISOString()
}

interface EndFieldsProps {
  value: End
  onChange(next: End): void
  error: string | null
}

function EndFields({ value, onChange, error }: EndFieldsProps) {
  const isDay = value.kind === 'on'
  return (
    <>
      <SelectField
        label="Ends"
        value={value.kind}
        error={isDay ? null : error}
        hint={value.kind === 'never' ? 'A token without an end has to be remembered.' : undefined}
        onChange={(event) => onChange({ ...value, kind: event.target.value })}
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            after {count} days
          </option>
        ))}
        <option value="on">on a day…</option>
        <option value="never">never</option>
      </SelectField>
      {isDay && (
        <TextField
          label="Last day"
          type="date"
          required
          value={value.day}
          error={error}
          onChange={(event) => onChange({ ...value, day: event.target.value })}
        />
      )}
    </>
  )
}
