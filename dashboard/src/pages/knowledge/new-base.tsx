import type { Base } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { errorFor, useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/states.tsx'
import { ChunkingFields, chunkingOf } from './chunking-fields.tsx'
import { Disclosure } from './disclosure.tsx'
import { ModelField, useModelNames } from './models.tsx'

export function NewBaseForm({ onCreated }: { onCreated(base: Base): void }) {
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const [embeddingModel, setModel] = useState('')
  const [chunking, setChunking] = useState({ maxTokens: '256', overlapTokens: '0' })
  const names = useModelNames()
  const create = useApiMutation(
    () =>
      api.bases.create({
        name: name.trim(),
        chunking: chunkingOf(chunking),
        ...(description.trim() && { description: description.trim() }),
        ...(embeddingModel && { embeddingModel }),
      }),
    { invalidates: ['bases', 'sources', 'account'], quiet: true, onDone: onCreated },
  )
  const fault = errorFor(create.error, null)
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        create.mutate()
      }}
    >
      {fault && <Notice tone="bad">{fault}</Notice>}
      <TextField
        label="Name"
        placeholder="Handbook"
        required
        autoFocus
        autoComplete="off"
        dir="auto"
        value={name}
        error={errorFor(create.error, 'name')}
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea
        label="Description"
        hint="For the people here; searches do not read it."
        dir="auto"
        value={description}
        error={errorFor(create.error, 'description')}
        onChange={(event) => setDescription(event.target.value)}
      />
      <ModelField
        names={names ?? []}
        value={embeddingModel}
        fallback="The server's default"
        hint="Makes texts comparable by meaning. A re-index changes it later."
        error={errorFor(create.error, 'embeddingModel')}
        onChange={setModel}
      />
      <Disclosure title="Advanced">
        <ChunkingFields value={chunking} error={create.error} onChange={setChunking} />
      </Disclosure>
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={create.isPending}>
          Create the base
        </Button>
      </div>
    </form>
  )
}
