import { CheckField } from '../../../ui/field.tsx'
import { type ExportField, exportFields } from './export-fields.ts'

interface FieldChoiceProps {
  chosen: readonly ExportField[]
  onChange(chosen: ExportField[]): void
}

/** `<FieldChoice chosen onChange>`: what the file has of each contact, in its own order. */
export function FieldChoice({ chosen, onChange }: FieldChoiceProps) {
  const put = (field: ExportField, isWanted: boolean): void => {
    const wanted = new Set(chosen)
    if (isWanted) wanted.add(field)
    else wanted.delete(field)
    const all = exportFields.flatMap(({ fields }) => fields.map(([name]) => name))
    onChange(all.filter((name) => wanted.has(name)))
  }
  return (
    <div className="flex flex-col gap-4">
      {exportFields.map(({ title, fields }) => (
        <fieldset key={title}>
          <legend className="mb-2 text-faint text-xs">{title}</legend>
          <div className="grid grid-cols-2 gap-x-4 gap-y-1.5 sm:grid-cols-3">
            {fields.map(([field, label]) => (
              <CheckField
                key={field}
                label={label}
                checked={chosen.includes(field)}
                onChange={({ target }) => put(field, target.checked)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
