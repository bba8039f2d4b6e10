import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { CountField } from '../number-field.tsx'
import type { EditItem, ItemGroup } from './draft.ts'

interface GroupFieldsProps {
  item: EditItem
  groups: readonly ItemGroup[]
  onChange(changes: Partial<EditItem>): void
  onGroups(groups: ItemGroup[]): void
}

/** Which choice a line belongs to, and how much of it the client chooses. */
export function GroupFields({ item, groups, onChange, onGroups }: GroupFieldsProps) {
  const [name, setName] = useState('')
  const group = groups.find(({ key }) => key === item.group)
  const add = (): void => {
    const key = `group-${groups.length + 1}-${Date.now().toString(36)}`
    onGroups([...groups, { key, name: name.trim(), selection: 'single' }])
    onChange({ group: key, selected: true, optional: false })
    setName('')
  }
  const set = (changes: Partial<ItemGroup>): void =>
    onGroups(groups.map((one) => (one === group ? { ...one, ...changes } : one)))
  return (
    <>
      <SelectField
        label="Group"
        hint="The client chooses among the lines of a group."
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
      {group ? (
        <GroupRules group={group} onChange={set} />
      ) : (
        <div className="flex items-end gap-2">
          <div className="flex-1">
            <TextField
              label="New group"
              value={name}
              dir="auto"
              maxLength={200}
              onChange={({ target }) => setName(target.value)}
            />
          </div>
          <Button disabled={!name.trim()} onClick={add}>
            Add group
          </Button>
        </div>
      )}
    </>
  )
}

interface GroupRulesProps {
  group: ItemGroup
  onChange(changes: Partial<ItemGroup>): void
}

function GroupRules({ group, onChange }: GroupRulesProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Name of the group"
        dir="auto"
        maxLength={200}
        value={group.name ?? ''}
        onChange={({ target }) => onChange({ name: target.value || null })}
      />
      <SelectField
        label="The client chooses"
        value={group.selection}
        onChange={({ target }) => {
          const selection = target.value as ItemGroup['selection']
          onChange(selection === 'single' ? { selection, min: null, max: null } : { selection })
        }}
      >
        <option value="single">Exactly one line of the group</option>
        <option value="multiple">Several lines of the group</option>
      </SelectField>
      {group.selection === 'multiple' && (
        <>
          <CountField
            label="At least"
            min={0}
            max={500}
            isOptional
            placeholder="0"
            value={group.min ?? null}
            onChange={(min) => onChange({ min })}
          />
          <CountField
            label="At most"
            min={1}
            max={500}
            isOptional
            placeholder="Any number"
            value={group.max ?? null}
            onChange={(max) => onChange({ max })}
          />
        </>
      )}
    </div>
  )
}
