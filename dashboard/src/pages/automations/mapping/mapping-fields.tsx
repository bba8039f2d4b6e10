import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { fieldLook } from '../../../ui/field-look.ts'
import { Menu } from '../../../ui/menu.tsx'
import type { ActionMapping } from '../draft.ts'
import { ExpressionField } from './expression-field.tsx'
import { fieldTitle } from './fields.ts'
import { type Checked, resultOf } from './use-check.ts'

interface MappingFieldsProps {
  mapping: ActionMapping
  checked: Checked
  /** Prefix of the mapping's names in the check: `0.`. */
  prefix?: string
  /** Fields that can be added by name; others are typed. */
  choices: readonly (readonly [field: string, title: string])[]
  /** Prefix of custom fields: `custom.`. */
  ownPrefix?: string
  notes?: Readonly<Record<string, string>>
  onChange(mapping: ActionMapping): void
  onFocus(field: string): void
}

/** `<MappingFields mapping checked choices onChange>`: fields at the left, an expression each. */
export function MappingFields(props: MappingFieldsProps) {
  const { mapping, checked, prefix = '', choices, ownPrefix, notes } = props
  const { onChange, onFocus } = props
  const set = (field: string, expression: string): void =>
    onChange({ ...mapping, [field]: expression })
  const remove = (field: string): void =>
    onChange(Object.fromEntries(Object.entries(mapping).filter(([name]) => name !== field)))
  return (
    <div className="@container flex flex-col">
      {Object.entries(mapping).map(([field, expression]) => {
        const onWrite = (next: string): void => set(field, next)
        return (
          <div key={field} className="flex items-start gap-1 border-line border-b py-3">
            <div className="min-w-0 flex-1">
              <ExpressionField
                isRow
                label={fieldTitle(field)}
                value={expression}
                onChange={onWrite}
                onFocus={() => onFocus(field)}
                {...resultOf(checked, {
                  name: prefix + field,
                  value: expression,
                  onChange: onWrite,
                })}
                hint={notes?.[field] ?? 'Choose a line of the body, or write an expression.'}
                absent={notes?.[field]}
              />
            </div>
            <IconButton
              label={`Remove ${fieldTitle(field)}`}
              icon={<X size={16} />}
              onClick={() => remove(field)}
            />
          </div>
        )
      })}
      <AddField
        choices={choices.filter(([field]) => !(field in mapping))}
        ownPrefix={ownPrefix}
        onAdd={(field) => {
          if (!(field in mapping)) set(field, '')
          onFocus(field)
        }}
      />
    </div>
  )
}

interface AddFieldProps {
  choices: readonly (readonly [field: string, title: string])[]
  ownPrefix: string | undefined
  onAdd(field: string): void
}

function AddField({ choices, ownPrefix, onAdd }: AddFieldProps) {
  const [isNaming, setNaming] = useState(false)
  const [name, setName] = useState('')
  const isFit = /^[A-Za-z_][A-Za-z0-9_.-]{0,80}$/.test(name)
  const add = (): void => {
    if (!isFit) return
    onAdd((ownPrefix ?? '') + name)
    setName('')
    setNaming(false)
  }
  if (isNaming) {
    return (
      <div className="flex flex-wrap items-center gap-2 py-3">
        <input
          aria-label="Name of the field"
          value={name}
          // biome-ignore lint/a11y/noAutofocus: it appears because its button was pressed
          autoFocus
          placeholder="tier"
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
            if (event.key === 'Enter') add()
          }}
          className={`h-7.5 w-40 max-sm:h-11 ${fieldLook}`}
        />
        <Button why={isFit ? undefined : 'Use letters, digits and _.'} onClick={add}>
          Add
        </Button>
        <Button look="quiet" onClick={() => setNaming(false)}>
          Cancel
        </Button>
      </div>
    )
  }
  return (
    <div className="py-3">
      <Menu
        label="Add a field"
        className="h-6.5 rounded-chip! border border-line2 border-dashed text-xs max-sm:h-11"
        trigger={
          <span className="flex items-center gap-1.5 px-2 font-label">
            <Plus size={14} aria-hidden="true" /> Field
          </span>
        }
        actions={[
          ...choices.map(([field, title]) => ({ label: title, onSelect: () => onAdd(field) })),
          {
            label: ownPrefix ? 'A field of your own…' : 'Another field…',
            onSelect: () => setNaming(true),
          },
        ]}
      />
    </div>
  )
}
