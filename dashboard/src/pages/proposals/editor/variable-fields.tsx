import type { ChangeDraft, ProposalDraft } from './draft.ts'
import type { Problem } from './preview-loop.ts'
import { ValueField } from './value-field.tsx'

const prefix = 'variables.'

/** Returns the variables that the texts use and that have no value. */
export const missingVariables = (problems: readonly Problem[]): string[] =>
  problems.flatMap(({ variable }) =>
    variable?.startsWith(prefix) ? [variable.slice(prefix.length)] : [],
  )

interface VariableFieldsProps {
  draft: ProposalDraft
  problems: readonly Problem[]
  onChange: ChangeDraft
}

/** The draft's own variables, and those that its texts ask for. */
export function VariableFields({ draft, problems, onChange }: VariableFieldsProps) {
  const names = [...new Set([...Object.keys(draft.variables), ...missingVariables(problems)])]
  if (names.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 font-label text-soft text-sm">Variables</h2>
      <div className="flex flex-col gap-3">
        {names.map((name) => (
          <div key={name} data-path={`${prefix}${name}`}>
            <ValueField
              label={name}
              value={draft.variables[name] ?? ''}
              onChange={(value) =>
                onChange(({ variables }) => ({ variables: { ...variables, [name]: value } }))
              }
            />
          </div>
        ))}
      </div>
    </section>
  )
}
