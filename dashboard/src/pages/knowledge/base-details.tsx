import type { Base } from '@capstan/sdk'
import { useState } from 'react'
import { TextArea, TextField } from '../../ui/field.tsx'
import { SettingsCard, useBaseEdit } from './settings-card.tsx'

export function BaseDetails({ base }: { base: Base }) {
  const [name, setName] = useState(base.name)
  const [description, setDescription] = useState(base.description ?? '')
  const saving = useBaseEdit(base, (saved) => {
    setName(saved.name)
    setDescription(saved.description ?? '')
  })
  return (
    <SettingsCard
      title="Name"
      saving={saving}
      changes={() => ({ name: name.trim(), description: description.trim() || null })}
    >
      <TextField
        label="Name"
        dir="auto"
        autoComplete="off"
        value={name}
        name="name"
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea
        label="Description"
        dir="auto"
        value={description}
        name="description"
        onChange={(event) => setDescription(event.target.value)}
      />
    </SettingsCard>
  )
}
