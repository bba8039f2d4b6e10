import type { Base } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { BaseDetails } from './base-details.tsx'
import { BaseFrame } from './base-frame.tsx'
import { ReadingSettings } from './reading-settings.tsx'
import { Reindexing } from './reindexing.tsx'
import { counted } from './schemas.ts'
import { SearchSettings } from './search-settings.tsx'

/** What a base is called, how it searches, and its end. */
export function BaseSettings() {
  return (
    <BaseFrame>
      {(base) => (
        <div key={base.id} className="flex max-w-3xl flex-col gap-5">
          <BaseDetails base={base} />
          <SearchSettings base={base} />
          <ReadingSettings base={base} />
          <Reindexing base={base} />
          <End base={base} />
        </div>
      )}
    </BaseFrame>
  )
}

function End({ base }: { base: Base }) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const remove = useApiMutation(api.bases.delete, {
    invalidates: ['bases', 'sources', 'account'],
    done: 'The base is deleted.',
    onDone: () => void navigate({ to: '/knowledge' }),
  })
  return (
    <Card>
      <CardHeader
        title="Delete the base"
        hint={`With its ${counted(base.sourcesCount, 'source')} and ${counted(base.chunksCount, 'chunk')}. It cannot be undone.`}
        actions={
          <Button look="danger" size="small" onClick={() => setAsking(true)}>
            Delete…
          </Button>
        }
      />
      <Confirm
        title="Delete the base?"
        open={isAsking}
        onClose={() => setAsking(false)}
        name={base.name}
        action="Delete"
        onConfirm={() => remove.mutateAsync(base.id)}
      >
        <strong dir="auto">{base.name}</strong>, its sources and its chunks are deleted, also those
        that are being processed. No search finds them any more, and it cannot be undone.
      </Confirm>
    </Card>
  )
}
