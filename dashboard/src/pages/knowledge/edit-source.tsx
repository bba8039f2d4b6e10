import type { Source, SourceChanges } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useEdit } from '../../edit.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
import { objectIn } from './json-text.ts'
import { RefreshField } from './refresh-field.tsx'

/** Name, metadata and schedule of a source. */
export function EditSource({ source, onDone }: { source: Source; onDone(): void }) {
  const [name, setName] = useState(source.name)
  const [every, setEvery] = useState(source.refresh?.every ?? '')
  const [metadata, setMetadata] = useState(() => JSON.stringify(source.metadata, null, 2))
  const [tried, setTried] = useState(false)
  const read = objectIn(metadata)
  const { baseId, id } = source
  const save = useEdit<Source, SourceChanges>(source, {
    read: () => api.sources.get(baseId, id),
    write: (changes, options) => api.sources.update(baseId, id, changes, options),
    labels: { name: 'Name', metadata: 'Metadata', refresh: 'Refresh' },
    invalidates: ['bases', 'sources'],
    onDone,
  })
  const changes = (): SourceChanges => {
    const refresh = every === '' ? null : { ...source.refresh, every }
    return { name: name.trim(), metadata: read.value ?? {}, ...(source.url && { refresh }) }
  }
  return (
    <Form
      mutation={save}
      onSubmit={() => {
        setTried(true)
        if (!read.fault) save.mutate(changes())
      }}
    >
      <TextField
        label="Name"
        name="name"
        required
        autoComplete="off"
        dir="auto"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {source.url && <RefreshField value={every} onChange={setEvery} />}
      <TextArea
        label="Metadata"
        name="metadata"
        hint="A JSON object. Searches can filter by it."
        className="min-h-36 font-mono"
        spellCheck={false}
        value={metadata}
        error={tried ? read.fault : null}
        onChange={(event) => setMetadata(event.target.value)}
      />
      <FormActions action="Save" busy={save.isPending} onCancel={onDone} />
    </Form>
  )
}
