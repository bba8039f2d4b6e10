import type { ContactImport } from '@capstan/sdk'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { api } from '../../../api.ts'
import { useApiMutation, useReloadable } from '../../../queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { formatCount, formatNumber } from '../../../ui/format.ts'
import { ScrollArea } from '../../../ui/scroll-area.tsx'
import { Failure } from '../../../ui/states.tsx'
import { saveStream } from '../saved-file.ts'
import { type ErrorRow, readErrorRows } from './error-rows.ts'
import { faultyRows } from './import-state.ts'

interface ErrorListProps {
  record: ContactImport
  /** Beside the download. */
  actions?: ReactNode
}

/** `<ErrorList record actions>`: the first rows with a fault, each by its line and column, and all of them as a file. */
export function ErrorList({ record, actions }: ErrorListProps) {
  const { id, endedAt, progress } = record
  const count = faultyRows(progress)
  const errors = useReloadable({
    queryKey: ['contactImports', 'errors', id, endedAt, count],
    queryFn: async () => readErrorRows(await api.contactImports.errors(id)),
  })
  const save = useApiMutation(
    async () => saveStream(await api.contactImports.errors(id), `${nameOf(record)} errors.csv`),
    { invalidates: [] },
  )
  return (
    <Card>
      <CardHeader
        title={`${formatCount(count, 'row')} ${count === 1 ? 'needs' : 'need'} fixing`}
        hint="Download the rows, correct the cells, and upload the file again. Keep the first four columns."
        actions={
          <>
            <Button
              size="small"
              icon={<Download aria-hidden="true" />}
              busy={save.isPending}
              onClick={() => save.mutate()}
            >
              Download rows
            </Button>
            {actions}
          </>
        }
      />
      {errors.error ? (
        <Failure error={errors.error} onRetry={() => void errors.reload()} />
      ) : (
        <Rows rows={errors.data ?? []} count={count} />
      )}
    </Card>
  )
}

const Rows = ({ rows, count }: { rows: readonly ErrorRow[]; count: number }) => (
  <ScrollArea label="Rows with a fault" className="max-h-72 overflow-y-auto text-sm">
    <ul className="divide-y divide-line">
      {rows.map(({ line, column, message }) => (
        <li key={line} className="flex gap-4 px-4 py-2 max-sm:flex-col max-sm:gap-0">
          <span className="w-20 shrink-0 text-soft tabular-nums">Line {formatNumber(line)}</span>
          <span className="min-w-0 break-words">
            {column && !message.startsWith(column) && (
              <>
                <bdi className="font-name">{column}</bdi>:{' '}
              </>
            )}
            {message}
          </span>
        </li>
      ))}
    </ul>
    {count > rows.length && rows.length > 0 && (
      <p className="border-line border-t px-4 py-2 text-faint text-xs">
        And {formatNumber(count - rows.length)} more in the file.
      </p>
    )}
  </ScrollArea>
)

const nameOf = ({ fileName }: ContactImport): string => fileName.replace(/\.[^.]*$/, '')
