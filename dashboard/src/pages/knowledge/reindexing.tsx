import type { Base } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { formatCount, formatNumber } from '../../ui/format.ts'
import { Progress } from '../../ui/progress.tsx'
import { Notice, Skeleton } from '../../ui/states.tsx'
import { ModelField, useModelNames } from './models.tsx'

/** The change of a base to another embedding model, and how far that has come. */
export function Reindexing({ base }: { base: Base }) {
  const cancel = useApiMutation(api.bases.cancelReindex, {
    invalidates: ['bases', 'sources', 'account'],
    ...(base.reindex?.status === 'running' && { done: 'Re-index canceled.' }),
  })
  const { reindex } = base
  return (
    <Card>
      <CardHeader
        title="Embedding model"
        hint={`${base.embeddingModel}, ${base.embeddingDimensions} dimensions`}
        actions={
          reindex && (
            <Button size="small" busy={cancel.isPending} onClick={() => cancel.mutate(base.id)}>
              {reindex.status === 'failed' ? 'Dismiss' : 'Cancel'}
            </Button>
          )
        }
      />
      <div className="p-4">
        {reindex?.status === 'running' ? (
          <Running reindex={reindex} />
        ) : (
          <div className="flex flex-col gap-4">
            {reindex && (
              <Notice tone="bad">
                The change to {reindex.embeddingModel} failed. {reindex.error} Search keeps using
                the model before.
              </Notice>
            )}
            <NewModel base={base} />
          </div>
        )}
      </div>
    </Card>
  )
}

function Running({ reindex }: { reindex: NonNullable<Base['reindex']> }) {
  const { done, total, embeddingModel } = reindex
  return (
    <div className="flex flex-col gap-2 text-sm" role="status">
      <div className="flex justify-between gap-4">
        <span>
          Changing to <code className="font-mono text-xs">{embeddingModel}</code>
        </span>
        <span className="text-faint tabular-nums">
          {formatNumber(done)} of {formatCount(total, 'chunk')}
        </span>
      </div>
      <Progress
        percent={total === 0 ? 0 : Math.round((done / total) * 100)}
        label={`Change to ${embeddingModel}`}
      />
      <p className="text-faint">Search keeps working while this runs.</p>
    </div>
  )
}

function NewModel({ base }: { base: Base }) {
  const names = useModelNames()?.filter((name) => name !== base.embeddingModel)
  const [chosen, setChosen] = useState('')
  const embeddingModel = chosen || names?.[0] || ''
  const start = useApiMutation(api.bases.reindex, {
    invalidates: ['bases', 'sources', 'account'],
    quiet: true,
    done: 'Re-index started.',
  })
  if (!names) return <Skeleton className="h-32 w-full" />
  if (names.length === 0) {
    return (
      <p className="text-soft text-sm">
        Add your own model with <code className="font-mono text-xs">npx capstan models create</code>
        . It can be chosen here then.
      </p>
    )
  }
  return (
    <Form mutation={start} onSubmit={() => start.mutate(base.id, { embeddingModel })}>
      <ModelField
        names={names}
        value={embeddingModel}
        hint={`Makes the vectors of ${formatCount(base.chunksCount, 'chunk')} again, for up to ${formatCount(Math.ceil(base.chunksCount / 10), 'credit')}. Nothing is loaded again.`}
        onChange={setChosen}
      />
      <div className="flex justify-end">
        <Button type="submit" busy={start.isPending}>
          Re-index
        </Button>
      </div>
    </Form>
  )
}
