import { isCapstanError, type NewlyIssuedToken } from '@capstan/sdk'
import { useMemo, useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
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
  const error = useMemo(() => blameNetworks(issue.error), [issue.error])
  return (
    <Form className="gap-5!" mutation={{ ...issue, error }} onSubmit={send}>
      <TextField
        label="Name"
        name="name"
        placeholder="CRM sync"
        required
        autoFocus
        dir="auto"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <ScopeField onChange={setScopes} />
      <EndFields value={end} onChange={setEnd} />
      <TextArea
        label="Allowed IP addresses"
        name="allowedNetworks"
        hint="One address or network a line, such as 203.0.113.0/24. Leave empty to allow all."
        rows={2}
        spellCheck={false}
        className="min-h-16! font-mono"
        value={networks}
        onChange={(event) => setNetworks(event.target.value)}
      />
      <FormActions
        action="Create token"
        busy={issue.isPending}
        why={scopes.length === 0 ? 'Choose at least one scope.' : undefined}
      />
    </Form>
  )
}

/** The server blames one of the list, by its place; the list is one field here. */
function blameNetworks(error: unknown): unknown {
  if (!isCapstanError(error) || !error.field?.startsWith('allowedNetworks')) return error
  const numbered = error.message.replace(
    /^allowedNetworks\.(\d+)/,
    (_, index) => `Number ${Number(index) + 1}`,
  )
  return Object.assign(new Error(numbered), { field: 'allowedNetworks' })
}

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
}

function EndFields({ value, onChange }: EndFieldsProps) {
  const isDay = value.kind === 'on'
  return (
    <>
      <SelectField
        label="Expires"
        value={value.kind}
        name={isDay ? undefined : 'expiresAt'}
        hint={value.kind === 'never' ? 'Rotate a token without an end yourself.' : undefined}
        onChange={(event) => onChange({ ...value, kind: event.target.value })}
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            After {count} days
          </option>
        ))}
        <option value="on">On a day…</option>
        <option value="never">Never</option>
      </SelectField>
      {isDay && (
        <TextField
          label="Last day"
          type="date"
          required
          value={value.day}
          name="expiresAt"
          onChange={(event) => onChange({ ...value, day: event.target.value })}
        />
      )}
    </>
  )
}
