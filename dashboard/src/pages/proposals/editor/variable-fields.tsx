import { TextField } from '../../../ui/field.tsx'
import type { Draft } from './draft.ts'
import type { Problem } from './use-preview.ts'

const prefix = 'variables.'

interface VariableFieldsProps {
  draft: Draft
  problems: readonly Problem[]
  onChange(change: (draft: Draft) => Partial<Draft>): void
}

/** The draft's own variables, and those that its texts ask for. */
export function VariableFields({ draft, problems, onChange }: VariableFieldsProps) {
  const missing = problems.flatMap(({ variable }) =>
    variable?.startsWith(prefix) ? [variable.slice(prefix.length)] : [],
  )
  const names = [...new Set([...Object.keys(draft.variables), ...missing])]
  if (names.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 font-label text-soft text-sm">Variables</h2>
      <div className="flex flex-col gap-3">
        {names.map((name) => (
          <div key={name} data-path={`${prefix}${name}`}>
            <TextField
              label={name}
              dir="auto"
              value={String(draft.variables[name] ?? '')}
              onChange={({ target }) =>
                onChange(({ variables }) => ({ variables: { ...variables, [name]: target.value } }))
              }
            />
          </div>
        ))}
      </div>
    </section>
  )
}
