import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx'
import type { ChangeDraft, ProposalDraft } from '../editor/draft.ts'
import type { Problem } from '../editor/preview-loop.ts'
import { ValueField, type VariableValue } from '../editor/value-field.tsx'
import { missingVariables } from '../editor/variable-fields.tsx'

interface TemplateVariablesProps {
  draft: ProposalDraft
  problems: readonly Problem[]
  onChange: ChangeDraft
}

const nameForm = /^[A-Za-z_][A-Za-z0-9_]{0,59}$/
const initial = { text: '', number: 0, choice: false } as const
type Kind = keyof typeof initial

const kindOf = (value: VariableValue): Kind =>
  typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'choice' : 'text'

/** Edits a template's variables: type, default, and whether a value is required. */
export function TemplateVariables({ draft, problems, onChange }: TemplateVariablesProps) {
  const required = draft.requiredVariables ?? []
  const names = [
    ...new Set([...Object.keys(draft.variables), ...required, ...missingVariables(problems)]),
  ]
  const set = (name: string, value: VariableValue): void =>
    onChange(({ variables }) => ({ variables: { ...variables, [name]: value } }))
  const remove = (name: string): void =>
    onChange(({ variables, requiredVariables = [] }) => {
      const { [name]: _, ...others } = variables
      return {
        variables: others,
        requiredVariables: requiredVariables.filter((one) => one !== name),
      }
    })
  const require = (name: string, isNeeded: boolean): void =>
    onChange(({ requiredVariables = [] }) => ({
      requiredVariables: isNeeded
        ? [...requiredVariables, name]
        : requiredVariables.filter((one) => one !== name),
    }))
  return (
    <section aria-label="Variables" data-path="variables">
      <h2 className="mb-1 font-label text-soft text-sm">Variables</h2>
      <p className="mb-3 text-faint text-xs">
        Write <code className="font-mono">{'{{variables.name}}'}</code> in a text. Each proposal
        fills it in.
      </p>
      <ul className="flex flex-col gap-4">
        {names.map((name) => (
          <li key={name} data-path={`variables.${name}`} className="flex flex-col gap-2">
            <span className="flex items-center justify-between gap-2">
              <code className="min-w-0 truncate font-mono text-xs" title={name}>
                {name}
              </code>
              <IconButton
                label={`Remove ${name}`}
                icon={<X size={14} />}
                className="-my-1"
                onClick={() => remove(name)}
              />
            </span>
            <SelectField
              label={`Type of ${name}`}
              value={kindOf(draft.variables[name] ?? '')}
              onChange={({ target }) => set(name, initial[target.value as Kind])}
            >
              <option value="text">Text</option>
              <option value="number">Number</option>
              <option value="choice">Yes or no</option>
            </SelectField>
            <ValueField
              label={`Default of ${name}`}
              value={draft.variables[name] ?? ''}
              onChange={(value) => set(name, value)}
            />
            <CheckField
              label="Needed before sending"
              checked={required.includes(name)}
              onChange={({ target }) => require(name, target.checked)}
            />
          </li>
        ))}
      </ul>
      <NewVariable taken={names} onAdd={(name) => set(name, '')} />
    </section>
  )
}

interface NewVariableProps {
  taken: readonly string[]
  onAdd(name: string): void
}

function NewVariable({ taken, onAdd }: NewVariableProps) {
  const [name, setName] = useState('')
  const fault = !name
    ? null
    : taken.includes(name)
      ? 'This name is taken.'
      : nameForm.test(name)
        ? null
        : 'Use letters, digits and _.'
  const add = (): void => {
    if (!name || fault) return
    onAdd(name)
    setName('')
  }
  return (
    <div className="mt-4 flex flex-col gap-2">
      <TextField
        label="New variable"
        className="font-mono"
        autoComplete="off"
        placeholder="startDate"
        error={fault}
        value={name}
        onChange={({ target }) => setName(target.value.trim())}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add()
        }}
      />
      <div>
        <Button
          size="small"
          icon={<Plus aria-hidden="true" />}
          disabled={!name || fault !== null}
          onClick={add}
        >
          Add variable
        </Button>
      </div>
    </div>
  )
}
