import { CircleAlert, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { api } from '../../../api.ts'
import { errorFor, useApiMutation } from '../../../queries.ts'
import { Button } from '../../../ui/button.tsx'
import { formatCount } from '../../../ui/format.ts'
import { ScrollArea } from '../../../ui/scroll-area.tsx'
import { Notice } from '../../../ui/states.tsx'
import { type CheckedCsv, checkCatalogue } from './csv-check.ts'

interface ChosenFile {
  name: string
  csv: string
  checked: CheckedCsv
}

/** Reads a file, shows what is in it and what is wrong with it, and then takes all of it. */
export function CatalogImport({ onClose }: { onClose(): void }) {
  const [file, setFile] = useState<ChosenFile | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const load = useApiMutation(api.catalogItems.import, {
    invalidates: ['catalogItems'],
    quiet: true,
    done: ({ created, updated, unchanged }) =>
      `Imported: ${created} new, ${updated} changed, ${unchanged} as before.`,
    onDone: onClose,
  })
  const take = async (chosen: File): Promise<void> => {
    load.reset()
    const csv = await chosen.text()
    setFile({ name: chosen.name, csv, checked: checkCatalogue(csv) })
  }
  const faults = file?.checked.faults.length ?? 0
  const refusal = errorFor(load.error, 'csv') ?? (load.error ? load.error.message : null)
  return (
    <div className="flex flex-col gap-4">
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,text/csv"
        aria-label="CSV file"
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) void take(chosen)
          // The same file may be chosen again, after it was corrected.
          target.value = ''
        }}
      />
      {!file && (
        <div className="flex flex-col items-center gap-3 rounded-lg border border-edge border-dashed px-6 py-10 text-center">
          <FileUp size={20} aria-hidden="true" className="text-soft" />
          <Button look="primary" onClick={() => input.current?.click()}>
            Choose a CSV file
          </Button>
          <p className="text-soft text-xs">
            Columns: name, sku, description, unit, taxes, archived, and prices such as “price EUR”
            or “price EUR month”. An export has them all.
          </p>
        </div>
      )}
      {file && (
        <>
          <p className="text-soft">
            <bdi className="font-name text-ink">{file.name}</bdi>,{' '}
            {formatCount(file.checked.rows.length, 'row')}. A row changes the item of its SKU, or of
            its name where it has none. Other rows are new.
          </p>
          {faults > 0 && <Faults {...file.checked} />}
          {refusal && <Notice tone="bad">{refusal} Nothing was imported.</Notice>}
          <Rows {...file.checked} />
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={() => input.current?.click()}>Choose another file</Button>
            <Button
              look="primary"
              busy={load.isPending}
              why={faults > 0 ? 'Correct the file and choose it again.' : undefined}
              onClick={() => load.mutate(file.csv)}
            >
              Import {formatCount(file.checked.rows.length, 'row')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

const mostFaults = 100

const Faults = ({ faults }: CheckedCsv) => (
  <section aria-label="Faults" className="rounded-md bg-bad-wash px-3.5 py-2.5">
    <h3 className="flex items-center gap-2.5 font-name text-sm">
      <CircleAlert size={16} aria-hidden="true" className="shrink-0 text-bad" />
      {formatCount(faults.length, 'thing')} to correct. Nothing is imported before.
    </h3>
    <ScrollArea label="Faults by line" className="mt-1 max-h-36 overflow-y-auto ps-6.5 text-sm">
      <ul>
        {faults.slice(0, mostFaults).map(({ line, message }) => (
          <li key={`${line} ${message}`} className="break-words py-0.5">
            <span className="tabular-nums">Line {line}:</span> {message}
          </li>
        ))}
        {faults.length > mostFaults && <li>and {faults.length - mostFaults} more</li>}
      </ul>
    </ScrollArea>
  </section>
)

const mostShown = 8

function Rows({ columns, rows, faults }: CheckedCsv) {
  const faulty = new Set(faults.map(({ line }) => line))
  return (
    <ScrollArea
      label="Preview of the file"
      className="overflow-x-auto rounded-lg border border-line"
    >
      <table className="w-full text-xs" aria-label="Rows of the file">
        <thead className="bg-well text-soft">
          <tr>
            <th scope="col" className="px-2 py-1.5 text-end font-medium">
              Line
            </th>
            {columns.map((column, at) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: a faulty file may name a column twice
                key={at}
                scope="col"
                className="whitespace-nowrap px-2 py-1.5 text-start font-medium"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostShown).map(({ line, cells }) => (
            <tr key={line} className={faulty.has(line) ? 'bg-bad-wash' : undefined}>
              <td className="border-line border-t px-2 py-1.5 text-end text-soft tabular-nums">
                {line}
              </td>
              {columns.map((_, at) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  key={at}
                  className="max-w-48 truncate border-line border-t px-2 py-1.5"
                  dir="auto"
                >
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > mostShown && (
        <p className="border-line border-t px-2 py-1.5 text-soft text-xs">
          and {formatCount(rows.length - mostShown, 'more row')}
        </p>
      )}
    </ScrollArea>
  )
}
