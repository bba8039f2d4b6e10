import { api } from '../../../api.ts'
import { useApiAll } from '../../../queries.ts'
import { SelectField } from '../../../ui/field.tsx'

interface ChoiceFieldProps {
  value: string
  onChange(id: string): void
}

export function BaseField(props: ChoiceFieldProps) {
  const { data } = useApiAll(api.bases.list, { limit: 100 })
  return <ThingField {...props} label="Knowledge base" things={data} />
}

export function TemplateField(props: ChoiceFieldProps) {
  const { data } = useApiAll(api.proposalTemplates.list, { limit: 100 })
  return <ThingField {...props} label="Template" things={data} />
}

interface ThingFieldProps extends ChoiceFieldProps {
  label: string
  things: readonly { id: string; name: string }[] | undefined
}

const ThingField = ({ label, things, value, onChange }: ThingFieldProps) => (
  <SelectField
    label={label}
    value={value}
    hint={things?.length === 0 ? `There is none yet. Create a ${label.toLowerCase()} first.` : null}
    onChange={({ target }) => onChange(target.value)}
  >
    <option value="">Choose one</option>
    {things?.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </SelectField>
)
