import type { Base } from '@capstan/sdk'
import { useState } from 'react'
import { ChunkingFields, chunkingOf } from './chunking-fields.tsx'
import { SettingsCard, useBaseEdit } from './settings-card.tsx'

export function ReadingSettings({ base }: { base: Base }) {
  const [chunking, setChunking] = useState(() => textsOf(base))
  const saving = useBaseEdit(base, (saved) => setChunking(textsOf(saved)))
  return (
    <SettingsCard
      title="Chunks"
      hint="Applies to new documents. Reprocess the rest to update them."
      saving={saving}
      changes={() => ({ chunking: chunkingOf(chunking) })}
    >
      <ChunkingFields value={chunking} onChange={setChunking} />
    </SettingsCard>
  )
}

const textsOf = ({ chunking: { maxTokens, overlapTokens } }: Base) => ({
  maxTokens: `${maxTokens}`,
  overlapTokens: `${overlapTokens}`,
})
