import type { Source } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { errorFor, useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/states.tsx'
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
  const fault = errorFor(save.error, null)
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!read.fault) save.mutate()
      }}
    >
      {fault && <Notice tone="bad">{fault}</Notice>}
      <TextField
        label="Name"
        required
        autoComplete="off"
        dir="auto"
        value={name}
        error={errorFor(save.error, 'name')}
        onChange={(event) => setName(event.target.value)}
      />
      {source.url && (
        <RefreshField
          value={every}
          error={errorFor(save.error, 'refresh.every')}
          onChange={setEvery}
        />
      )}
      <TextArea
        label="Metadata"
        hint="A JSON object; searches can filter by it."
        className="min-h-36 font-mono"
        spellCheck={false}
        value={metadata}
        error={tried && read.fault ? read.fault : errorFor(save.error, 'metadata')}
        onChange={(event) => setMetadata(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" look="primary" busy={save.isPending}>
          Save
        </Button>
      </div>
    </form>
  )
}
