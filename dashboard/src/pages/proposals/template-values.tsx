import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { Failure } from '../../ui/states.tsx'
import { ValueField, type VariableValue } from './editor/value-field.tsx'

/** Values by the variable's name. */
export type TemplateValues = Readonly<Record<string, VariableValue>>

interface TemplateVariableFieldsProps {
  templateId: string
  values: TemplateValues
  onChange(values: TemplateValues): void
}

const prefix = 'variables.'

/** Asks for the values of a template's variables, with defaults. Empty ones can be filled in later. */
export function TemplateVariableFields(props: TemplateVariableFieldsProps) {
  const { templateId, values, onChange } = props
  const asked = useApi(api.proposalTemplates.variables, templateId)
  if (asked.error) return <Failure error={asked.error} onRetry={() => void asked.reload()} />
  const own = (asked.data ?? []).filter(({ path }) => path.startsWith(prefix))
  if (own.length === 0) return null
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-label">Variables of the template</legend>
      {own.map(({ path, required, value }) => {
        const name = path.slice(prefix.length)
        return (
          <ValueField
            key={path}
            label={name}
            value={values[name] ?? value ?? ''}
            hint={required && (value ?? '') === '' ? 'Needed before sending.' : undefined}
            onChange={(next) => onChange({ ...values, [name]: next })}
          />
        )
      })}
    </fieldset>
  )
}
