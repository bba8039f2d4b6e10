import type { Base } from '@capstan/sdk'
import { useState } from 'react'
import { ChunkingFields, chunkingOf } from './chunking-fields.tsx'
import { SettingsCard, useBaseChange } from './settings-card.tsx'

export function ReadingSettings({ base }: { base: Base }) {
  const [chunking, setChunking] = useState({
    maxTokens: `${base.chunking.maxTokens}`,
    overlapTokens: `${base.chunking.overlapTokens}`,
  })
  const saving = useBaseChange(base.id)
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
