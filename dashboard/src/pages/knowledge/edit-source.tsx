import type { Source } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
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
  const save = useApiMutation(
    () => {
      const refresh = every === '' ? null : { ...source.refresh, every }
      return api.sources.update(source.baseId, source.id, {
        name: name.trim(),
        metadata: read.value ?? {},
        ...(source.url && { refresh }),
      })
    },
    { invalidates: ['bases', 'sources'], quiet: true, done: 'Saved.', onDone },
  )
  return (
    <Form
      mutation={save}
      onSubmit={() => {
        setTried(true)
        if (!read.fault) save.mutate()
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
