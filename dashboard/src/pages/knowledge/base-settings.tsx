import type { Base } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { formatCount } from '../../ui/format.ts'
import { BaseDetails } from './base-details.tsx'
import { BaseFrame } from './base-frame.tsx'
import { ReadingSettings } from './reading-settings.tsx'
import { Reindexing } from './reindexing.tsx'
import { SearchSettings } from './search-settings.tsx'

/** The settings of a base, one card per decision. */
export function BaseSettings() {
  return (
    <BaseFrame>
      {(base) => (
        <div key={base.id} className="flex max-w-140 flex-col gap-5">
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
    done: 'Base deleted.',
    onDone: () => void navigate({ to: '/knowledge' }),
  })
  return (
    <Card>
      <CardHeader
        title="Delete the base"
        hint={`Deletes ${formatCount(base.sourcesCount, 'source')} and ${formatCount(base.chunksCount, 'chunk')}. You cannot undo this.`}
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
        This deletes <strong dir="auto">{base.name}</strong> with its sources and chunks. Searches
        stop finding them at once. You cannot undo this.
      </Confirm>
    </Card>
  )
}
