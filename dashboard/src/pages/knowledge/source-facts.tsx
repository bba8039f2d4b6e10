import type { Source } from '@capstan/sdk'
import type { ReactNode } from 'react'
import { Card, CardHeader, Facts } from '../../ui/card.tsx'
import { Code, Id } from '../../ui/copy.tsx'
import { formatBytes, formatNumber } from '../../ui/format.ts'
import { Ago } from '../../ui/time.tsx'
import { isSite } from './schemas.ts'
import { StageTimeline } from './stage-timeline.tsx'

type Row = [label: string, value: ReactNode]

/** How the newest run went, and what it came to. */
export function NewestRun({ source }: { source: Source }) {
  return (
    <Card>
      <CardHeader title="Newest run" />
      <div className="p-4">
        <StageTimeline source={source} />
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-line border-t px-4 py-3 sm:flex sm:flex-wrap sm:gap-x-10">
        {amountsOf(source).map(([label, value]) => (
          <div key={label}>
            <dt className="text-soft text-xs">{label}</dt>
            <dd className="font-name tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function amountsOf(source: Source): [label: string, value: string][] {
  const { usage, chunksCount } = source
  const chunks: [string, string] = ['Chunks', formatNumber(chunksCount)]
  if (!usage) return [chunks]
  const credits: [string, string] = ['Credits', formatNumber(usage.credits)]
  if (isSite(source)) return [chunks, credits]
  return [
    chunks,
    ['Vectors made', formatNumber(usage.chunksEmbedded)],
    ['Vectors reused', formatNumber(usage.chunksReused)],
    ['Tokens', formatNumber(usage.tokens)],
    ['Read', formatBytes(usage.bytes)],
    credits,
  ]
}

export function SourceFacts({ source }: { source: Source }) {
  const { metadata } = source
  return (
    <Card>
      <CardHeader title="Details" />
      <div className="flex flex-col gap-4 p-4">
        <Facts
          rows={[
            ...fileRows(source),
            ['Added', <Ago key="added" at={source.createdAt} />],
            ...fetchRows(source),
            ['Last good run', <Ago key="checked" at={source.lastCheckedAt} />],
            ['Text changed', <Ago key="changed" at={source.contentChangedAt} />],
            ['Id', <Id key="id" value={source.id} />],
          ]}
        />
        {Object.keys(metadata).length > 0 && (
          <Code label="Metadata" text={JSON.stringify(metadata, null, 2)} />
        )}
      </div>
    </Card>
  )
}

function fileRows({ file }: Source): Row[] {
  if (!file) return []
  return [
    ['File', <span key="file" dir="auto">{`${file.name} (${formatBytes(file.bytes)})`}</span>],
    ['Format', file.mediaType],
  ]
}

function fetchRows({ url, refresh, nextRefreshAt, lastFetchedAt }: Source): Row[] {
  if (!url) return []
  return [
    ['Loaded', <Ago key="fetched" at={lastFetchedAt} />],
    ['Refresh', refresh ? `every ${refresh.every}` : 'by hand'],
    ...(refresh && nextRefreshAt
      ? [['Next refresh', <Ago key="next" at={nextRefreshAt} />] satisfies Row]
      : []),
  ]
}
