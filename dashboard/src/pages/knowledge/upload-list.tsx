import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, Upload as UploadIcon } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { formatBytes, formatCount, formatPercent } from '../../ui/format.ts'
import { Progress } from '../../ui/progress.tsx'
import type { Upload, Uploads } from './uploads.ts'

/** Lists the result of each upload until the person clears it. */
export function UploadList({ uploads, again, clear }: Uploads) {
  if (uploads.length === 0) return null
  const isOver = uploads.every(({ state }) => state === 'added' || state === 'refused')
  const refused = uploads.filter(({ state }) => state === 'refused').length
  const added = uploads.filter(({ state }) => state === 'added').length
  return (
    <Card>
      <CardHeader
        title="Uploads"
        hint={
          <span role="status">
            {added} of {formatCount(uploads.length, 'file')} added
            {refused > 0 && `, ${refused} refused`}
          </span>
        }
        actions={
          <Button size="small" disabled={!isOver} onClick={clear}>
            Clear
          </Button>
        }
      />
      <ul className="max-h-64 overflow-y-auto">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onAgain={() => again(upload)} />
        ))}
      </ul>
    </Card>
  )
}

function UploadRow({ upload, onAgain }: { upload: Upload; onAgain(): void }) {
  const { file, state, refusal, isDuplicate, source } = upload
  return (
    <li className="flex items-center gap-3 border-line border-b min-h-9 px-4 py-1.5 text-sm last:border-b-0">
      <StateIcon state={state} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          {source ? (
            <Link
              to="/knowledge/$baseId/sources/$sourceId"
              params={{ baseId: source.baseId, sourceId: source.id }}
              className="truncate font-medium hover:underline"
              dir="auto"
            >
              {file.name}
            </Link>
          ) : (
            <span className="truncate font-medium" dir="auto">
              {file.name}
            </span>
          )}
          <span className="shrink-0 text-faint text-xs tabular-nums">{formatBytes(file.size)}</span>
        </span>
        {state === 'refused' && <span className="block text-bad text-xs">{refusal}</span>}
      </span>
      <Outcome upload={upload} />
      {state === 'refused' && (
        <Button size="small" onClick={onAgain}>
          {isDuplicate ? 'Add a copy' : 'Try again'}
        </Button>
      )}
    </li>
  )
}

function Outcome({ upload: { file, state, percent } }: { upload: Upload }) {
  if (state === 'refused') return null
  if (state === 'added') return <span className="text-faint text-xs">added</span>
  if (state === 'waiting') return <span className="text-faint text-xs">waiting</span>
  return (
    <span className="flex w-28 shrink-0 items-center gap-2 text-xs">
      <Progress percent={percent} label={`Upload of ${file.name}`} />
      <span className="w-9 text-end tabular-nums">{formatPercent(percent / 100, 0)}</span>
    </span>
  )
}

function StateIcon({ state }: { state: Upload['state'] }) {
  const look = { size: 16, 'aria-hidden': true, className: 'shrink-0 text-faint' } as const
  if (state === 'added') return <CircleCheck {...look} className="shrink-0 text-good" />
  if (state === 'refused') return <CircleAlert {...look} className="shrink-0 text-bad" />
  return <UploadIcon {...look} />
}
