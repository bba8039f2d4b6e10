import type { Source } from '@capstan/sdk'
import { useNavigate, useParams } from '@tanstack/react-router'
import { CircleStop, ExternalLink, Pencil, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Menu } from '../../ui/menu.tsx'
import { PageHeader, TitleRow } from '../../ui/page-header.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { useBase } from './base-frame.tsx'
import { EditSource } from './edit-source.tsx'
import { FailureNote } from './failure-note.tsx'
import { useReplaceFile } from './replace-file.tsx'
import { isSite, isUnderWay, typeTitles } from './schemas.ts'
import { SitePages } from './site-pages.tsx'
import { useSourceActions } from './source-actions.tsx'
import { NewestRun, SourceFacts } from './source-facts.tsx'
import { SourceIcon } from './source-icon.tsx'
import { SourceRuns } from './source-runs.tsx'
import { SourceState } from './source-state.tsx'
import { SourceText } from './source-text.tsx'
import { SourceWarnings } from './source-warnings.tsx'

/** One source: how it was processed, what was read out of it, and how that was cut. */
export function SourcePage() {
  const { baseId = '', sourceId = '' } = useParams({ strict: false })
  const { data: base } = useBase(baseId)
  const source = useApi(api.sources.get, [baseId, sourceId], { pollWhile: isUnderWay })
  const { data } = source
  return (
    <>
      <PageHeader
        isPlain={data !== undefined}
        tab={data?.name ?? 'Source'}
        title={data?.name ?? 'Source'}
        trail={[
          { title: 'Knowledge', to: '/knowledge' },
          { title: base?.name ?? '…', to: `/knowledge/${baseId}` },
        ]}
        actions={data && <SourceButtons key={data.id} source={data} />}
      />
      {data ? (
        <SourceDetails key={data.id} source={data} />
      ) : source.error ? (
        <Failure error={source.error} onRetry={source.reload} />
      ) : (
        <div role="status" aria-label="Loading" className="flex flex-col gap-5">
          <Skeleton className="h-12 w-96 max-w-full" />
          <Skeleton className="h-48 w-full" />
        </div>
      )}
    </>
  )
}

function SourceDetails({ source }: { source: Source }) {
  return (
    <div className="flex flex-col gap-5">
      <div className="-mb-5">
        <TitleRow
          title={source.name}
          badge={<SourceState source={source} />}
          lead={<Origin source={source} />}
        />
      </div>
      {source.status === 'failed' && <FailureNote source={source} />}
      <SourceWarnings source={source} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21.75rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <NewestRun source={source} />
          <SourceRuns source={source} />
        </div>
        <SourceFacts source={source} />
      </div>
      {isSite(source) ? <SitePages source={source} /> : <SourceText source={source} />}
    </div>
  )
}

function SourceButtons({ source }: { source: Source }) {
  const navigate = useNavigate()
  const [isEditing, setEditing] = useState(false)
  const { actionsOf, refresh, cancel, question } = useSourceActions(source.baseId, () => {
    void navigate({ to: '/knowledge/$baseId', params: { baseId: source.baseId } })
  })
  const replacing = useReplaceFile(source)
  const more = [
    ...replacing.actions,
    {
      label: 'Edit…',
      icon: <Pencil size={16} aria-hidden="true" />,
      onSelect: () => setEditing(true),
    },
    ...actionsOf(source).filter(({ danger }) => danger),
  ]
  return (
    <>
      <Menu label="More actions" actions={more} />
      {isUnderWay(source) ? (
        <Button
          icon={<CircleStop aria-hidden="true" />}
          busy={cancel.isPending}
          onClick={() => cancel.mutate(source)}
        >
          Cancel
        </Button>
      ) : (
        <Button
          look="primary"
          icon={<RefreshCw aria-hidden="true" />}
          busy={refresh.isPending}
          onClick={() => refresh.mutate(source)}
        >
          {source.status === 'failed' ? 'Try again' : 'Refresh'}
        </Button>
      )}
      {question}
      {replacing.picker}
      <Dialog title="Edit the source" open={isEditing} onClose={() => setEditing(false)}>
        <EditSource source={source} onDone={() => setEditing(false)} />
      </Dialog>
    </>
  )
}

function Origin({ source: { type, url } }: { source: Source }) {
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
          className="flex min-w-0 max-w-full items-center gap-1 text-brass hover:underline"
        >
          <span className="truncate font-mono text-xs">{url}</span>
          <ExternalLink size={14} aria-hidden="true" className="shrink-0" />
        </a>
      )}
    </span>
  )
}
