import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { formatCount, formatNumber } from '../../ui/format.ts'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { Notice } from '../../ui/states.tsx'
import { type FileRow, fromCsv, knownColumns } from './contact-file.ts'
import { ImportOutcome, useImport } from './import-run.tsx'

/** Reads a CSV file here, shows what it would add, and sends its rows. */
export function ImportContacts({ onDone }: { onDone(): void }) {
  const [rows, setRows] = useState<FileRow[] | null>(null)
  const { outcome, isRunning, run, reset } = useImport(rows ?? [])
  const read = async (file: File | undefined): Promise<void> => {
    reset()
    setRows(file ? fromCsv(await file.text()) : null)
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-soft text-sm">
        Use a CSV file whose first line names the columns: {knownColumns.join(', ')}. Other columns
        become custom fields.
      </p>
      <input
        type="file"
        accept=".csv,text/csv"
        aria-label="CSV file"
        disabled={isRunning}
        className="rounded-md border border-edge border-dashed p-4 text-sm file:me-4 file:rounded-md file:border-0 file:bg-well file:px-3 file:py-1.5 file:text-ink"
        onChange={({ target }) => void read(target.files?.[0])}
      />
      {rows?.length === 0 && (
        <Notice tone="warn">This file has no rows below its first line.</Notice>
      )}
      {rows && rows.length > 0 && !outcome && <Preview rows={rows} />}
      {outcome && <ImportOutcome outcome={outcome} count={rows?.length ?? 0} />}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone} disabled={isRunning}>
          {outcome ? 'Close' : 'Cancel'}
        </Button>
        {!outcome && (
          <Button look="primary" disabled={!rows?.length} onClick={() => void run()}>
            {rows?.length ? `Import ${formatCount(rows.length, 'row')}` : 'Import'}
          </Button>
        )}
      </div>
    </div>
  )
}

const mostPreviewed = 5

function Preview({ rows }: { rows: readonly FileRow[] }) {
  const columns = Object.keys(rows[0]?.values ?? {})
  return (
    <div>
      <ScrollArea label="First rows" className="overflow-x-auto rounded-md border border-line">
        <table className="w-full text-xs" aria-label="Preview">
          <thead className="bg-well text-start text-soft">
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" className="whitespace-nowrap px-3 py-2 text-start">
                  {name}
                  {!knownColumns.includes(name) && (
                    <span className="font-normal text-faint"> · custom</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, mostPreviewed).map(({ line, values }) => (
              <tr key={line} className="border-line border-t">
                {columns.map((name) => (
                  <td key={name} className="max-w-48 truncate px-3 py-1.5" dir="auto">
                    {values[name]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {rows.length > mostPreviewed && (
        <p className="mt-1.5 text-faint text-xs">
          and {formatNumber(rows.length - mostPreviewed)} more
        </p>
      )}
    </div>
  )
}
