import type { Source } from '@capstan/sdk'
import type { ReactNode } from 'react'
import { Status } from '../../ui/badge.tsx'
import { Card, CardHeader, Facts } from '../../ui/card.tsx'
import { Code } from '../../ui/copy.tsx'
import { Ago } from '../../ui/time.tsx'
import { count, counted, isSite, sizeOf } from './schemas.ts'
import { SourceState } from './source-state.tsx'
import { StageTimeline } from './stage-timeline.tsx'

type Row = [label: string, value: ReactNode]

export function SourceFacts({ source }: { source: Source }) {
  const { metadata, refresh, nextRefreshAt } = source
  const times: Row[] = [
    ['Added', <Ago key="added" at={source.createdAt} />],
    ...(source.url
      ? [['Fetched', <Ago key="fetched" at={source.lastFetchedAt} />] satisfies Row]
      : []),
    ['Last good run', <Ago key="checked" at={source.lastCheckedAt} />],
    ['Text changed', <Ago key="changed" at={source.contentChangedAt} />],
    ...(source.url
      ? [
          [
            'Refresh',
            refresh ? (
              <span key="refresh">
                every {refresh.every}
                {nextRefreshAt && (
                  <span className="text-faint">
                    , next <Ago at={nextRefreshAt} />
                  </span>
                )}
              </span>
            ) : (
              'only when asked'
            ),
          ] satisfies Row,
        ]
      : []),
  ]
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Card>
        <CardHeader
          title="The newest run"
          actions={
            // Of the height of a status, whatever stands here.
            <span className="flex min-h-8 items-center">
              {source.status === 'processing' ? (
                <SourceState source={source} />
              ) : (
                <Status of={source.status} />
              )}
            </span>
          }
        />
        <div className="flex flex-col gap-4 p-4">
          <div className="border-line border-b pb-4">
            <StageTimeline source={source} />
          </div>
          <Facts rows={usageRows(source)} />
        </div>
      </Card>
      <Card>
        <CardHeader title="Facts" actions={<span className="min-h-8" />} />
        <div className="flex flex-col gap-4 p-4">
          <Facts rows={[...originRows(source), ...times]} />
          {Object.keys(metadata).length > 0 && (
            <Code label="Metadata" text={JSON.stringify(metadata, null, 2)} />
          )}
        </div>
      </Card>
    </div>
  )
}

function originRows({ file }: Source): Row[] {
  if (!file) return []
  return [
    ['File', <span key="file" dir="auto">{`${file.name} (${sizeOf(file.bytes)})`}</span>],
    ['Format', <span key="format">{file.mediaType}</span>],
  ]
}

function usageRows(source: Source): Row[] {
  const { usage, chunksCount } = source
  const chunks: Row = ['Chunks', <Amount key="chunks">{count(chunksCount)}</Amount>]
  if (!usage) return [chunks]
  if (isSite(source)) return [chunks, ['Credits', <Amount key="credits">{usage.credits}</Amount>]]
  return [
    chunks,
    [
      'Vectors',
      <Amount key="vectors">
        {`${count(usage.chunksEmbedded)} made, ${count(usage.chunksReused)} reused`}
      </Amount>,
    ],
    ['Length', <Amount key="length">{counted(usage.tokens, 'token')}</Amount>],
    ['Read', <Amount key="read">{sizeOf(usage.bytes)}</Amount>],
    ['Credits', <Amount key="credits">{count(usage.credits)}</Amount>],
  ]
}

const Amount = ({ children }: { children: ReactNode }) => (
  <span className="tabular-nums">{children}</span>
)
