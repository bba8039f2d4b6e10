import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckField, SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import type { EditItem, Group } from './draft.ts'

interface ItemDetailsProps {
  item: EditItem
  groups: readonly Group[]
  onChange(changes: Partial<EditItem>): void
  onGroups(groups: Group[]): void
  onDone(): void
}

/** What a line has beside the cells of its row. */
export function ItemDetails({ item, groups, onChange, onGroups, onDone }: ItemDetailsProps) {
  const [name, setName] = useState('')
  const group = groups.find(({ key }) => key === item.group)
  const addGroup = (): void => {
    const key = `group-${groups.length + 1}-${Date.now().toString(36)}`
    onGroups([...groups, { key, name: name.trim(), selection: 'single' }])
    onChange({ group: key, selected: true, optional: false })
    setName('')
  }
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label="Description"
        dir="auto"
        rows={3}
        value={item.description ?? ''}
        onChange={({ target }) => onChange({ description: target.value || null })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Paid"
          value={item.billing ?? 'one_time'}
          onChange={({ target }) =>
            onChange({ billing: target.value as NonNullable<EditItem['billing']> })
          }
        >
          <option value="one_time">Once</option>
          <option value="month">Each month</option>
          <option value="quarter">Each quarter</option>
          <option value="year">Each year</option>
        </SelectField>
        <TextField
          label="Tax name"
          value={item.taxes?.[0]?.name ?? ''}
          disabled={!item.taxes?.length}
          hint={item.taxes?.length ? undefined : 'Set a tax rate first.'}
          onChange={({ target }) =>
            onChange({
              taxes: (item.taxes ?? []).map((tax, at) =>
                at ? tax : { ...tax, name: target.value },
              ),
            })
          }
        />
      </div>
      <CheckField
        label="Optional"
        hint="The client may leave it out."
        checked={item.optional === true}
        onChange={({ target }) => onChange({ optional: target.checked, selected: true })}
      />
      {(item.optional || item.group) && (
        <CheckField
          label="Selected at first"
          checked={item.selected === true}
          onChange={({ target }) => onChange({ selected: target.checked })}
        />
      )}
      <SelectField
        label="Group"
        value={item.group ?? ''}
        onChange={({ target }) => onChange({ group: target.value || null })}
      >
        <option value="">None</option>
        {groups.map(({ key, name: title }) => (
          <option key={key} value={key}>
            {title ?? key}
          </option>
        ))}
      </SelectField>
      {group && (
        <SelectField
          label="The client chooses"
          value={group.selection}
          onChange={({ target }) =>
            onGroups(
              groups.map((one) =>
                one === group ? { ...one, selection: target.value as Group['selection'] } : one,
              ),
            )
          }
        >
          <option value="single">Exactly one line of the group</option>
          <option value="multiple">Any lines of the group</option>
        </SelectField>
      )}
      <div className="flex items-end gap-2">
        <div className="flex-1">
          <TextField
            label="New group"
            value={name}
            dir="auto"
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <Button disabled={!name.trim()} onClick={addGroup}>
          Add group
        </Button>
      </div>
      <div className="flex justify-end">
        <Button look="primary" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}
