import type { Base } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
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
  return (
    <Form mutation={create} onSubmit={() => create.mutate()}>
      <TextField
        label="Name"
        placeholder="Handbook"
        required
        autoFocus
        autoComplete="off"
        dir="auto"
        value={name}
        name="name"
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea
        label="Description"
        hint="For your team. Searches do not read it."
        dir="auto"
        value={description}
        name="description"
        onChange={(event) => setDescription(event.target.value)}
      />
      <ModelField
        names={names ?? []}
        value={embeddingModel}
        fallback="The server's default"
        hint="Compares texts by meaning. You can change it later."
        onChange={setModel}
      />
      <Disclosure title="Advanced">
        <ChunkingFields value={chunking} onChange={setChunking} />
      </Disclosure>
      <FormActions action="Create the base" busy={create.isPending} />
    </Form>
  )
}
