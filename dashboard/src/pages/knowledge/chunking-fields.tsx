import { TextField } from '../../ui/field.tsx'

export interface Chunking {
  maxTokens: string
  overlapTokens: string
}

/** Returns the settings in the API's form. */
export const chunkingOf = ({ maxTokens, overlapTokens }: Chunking) => ({
  maxTokens: Number(maxTokens),
  overlapTokens: Number(overlapTokens),
})

interface ChunkingFieldsProps {
  value: Chunking
  onChange(value: Chunking): void
}

export function ChunkingFields({ value, onChange }: ChunkingFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Tokens in a chunk"
        type="number"
        min={64}
        max={2048}
        required
        hint="64 to 2,048."
        value={value.maxTokens}
        name="chunking.maxTokens"
        onChange={(event) => onChange({ ...value, maxTokens: event.target.value })}
      />
      <TextField
        label="Tokens repeated"
        type="number"
        min={0}
        max={1024}
        required
        hint="From the chunk before, at most half of it."
        value={value.overlapTokens}
        name="chunking.overlapTokens"
        onChange={(event) => onChange({ ...value, overlapTokens: event.target.value })}
      />
    </div>
  )
}
