import type { Source } from '@capstan/sdk'
import { useNavigate, useParams } from '@tanstack/react-router'
import { CircleStop, ExternalLink, Pencil, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { Id } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { useBase } from './base-frame.tsx'
import { EditSource } from './edit-source.tsx'
import { FailureNote } from './failure-note.tsx'
import { isSite, isUnderWay, typeTitles } from './schemas.ts'
import { SitePages } from './site-pages.tsx'
import { useSourceActions } from './source-actions.tsx'
import { SourceFacts } from './source-facts.tsx'
import { SourceIcon } from './source-icon.tsx'
import { SourceText } from './source-text.tsx'
import { Trail } from './trail.tsx'

/** One source: how it was processed, what was read out of it, and how that was cut. */
export function SourcePage() {
  const { baseId = '', sourceId = '' } = useParams({ strict: false })
  const { data: base } = useBase(baseId)
  const {
    data: source,
    error,
    reload,
  } = useApi(api.sources.get, [baseId, sourceId], { pollWhile: isUnderWay })
  return (
    <>
      <Trail
        steps={[
          { title: 'Knowledge', to: '/knowledge' },
          { title: base?.name ?? '…', to: '/knowledge/$baseId', params: { baseId } },
        ]}
      />
      {source ? (
        <Whole key={source.id} source={source} />
      ) : error ? (
        <Failure error={error} onRetry={() => void reload()} />
      ) : (
        <>
          <PageHeader
            tab="Source"
            title={<Skeleton className="my-1 h-7 w-72" />}
            lead={<Skeleton className="h-4 w-96 max-w-full" />}
          />
          <Skeleton className="h-48 w-full" />
        </>
      )}
    </>
  )
}

function Whole({ source }: { source: Source }) {
  return (
    <div className="flex flex-col gap-5">
      <div className="-mb-5">
        <SourceHeader source={source} />
      </div>
      {source.status === 'failed' && <FailureNote source={source} />}
      <SourceFacts source={source} />
      {isSite(source) ? <SitePages source={source} /> : <SourceText source={source} />}
    </div>
  )
}

function SourceHeader({ source }: { source: Source }) {
  const navigate = useNavigate()
  const [isEditing, setEditing] = useState(false)
  const { actionsOf, refresh, cancel, question } = useSourceActions(source.baseId, () => {
    void navigate({ to: '/knowledge/$baseId', params: { baseId: source.baseId } })
  })
  return (
    <>
      <PageHeader
        title={source.name}
        lead={<Origin source={source} />}
        actions={
          <>
            {isUnderWay(source) ? (
              <Button
                icon={<CircleStop size={15} aria-hidden="true" />}
                busy={cancel.isPending}
                onClick={() => cancel.mutate(source)}
              >
                Cancel
              </Button>
            ) : (
              <Button
                icon={<RefreshCw size={15} aria-hidden="true" />}
                busy={refresh.isPending}
                onClick={() => refresh.mutate(source)}
              >
                {source.status === 'failed' ? 'Try again' : 'Refresh'}
              </Button>
            )}
            <Menu
              label="More actions"
              actions={[
                {
                  label: 'Edit…',
                  icon: <Pencil size={15} aria-hidden="true" />,
                  onSelect: () => setEditing(true),
                },
                ...actionsOf(source).filter(({ danger }) => danger),
              ]}
            />
          </>
        }
      />
      {question}
      <Dialog title="Edit the source" open={isEditing} onClose={() => setEditing(false)}>
        <EditSource source={source} onDone={() => setEditing(false)} />
      </Dialog>
    </>
  )
}

function Origin({ source: { type, url, id } }: { source: Source }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="flex items-center gap-1.5">
        <SourceIcon type={type} />
        <span aria-hidden="true">{typeTitles[type]}</span>
      </span>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="flex min-w-0 max-w-full items-center gap-1 hover:text-ink hover:underline"
        >
          <span className="truncate">{url}</span>
          <ExternalLink size={13} aria-hidden="true" className="shrink-0" />
        </a>
      )}
      <Id value={id} />
    </span>
  )
}
