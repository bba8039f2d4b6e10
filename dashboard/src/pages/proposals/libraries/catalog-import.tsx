import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { api } from '../../../api.ts'
import { errorFor, useApiMutation } from '../../../queries.ts'
import { Button } from '../../../ui/button.tsx'
import { formatCount } from '../../../ui/format.ts'
import { Notice } from '../../../ui/states.tsx'
import { type CheckedCsv, checkCatalogue } from './csv-check.ts'
import { CsvFaults, CsvRows } from './csv-preview.tsx'

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
          {faults > 0 && <CsvFaults {...file.checked} />}
          {refusal && <Notice tone="bad">{refusal} Nothing was imported.</Notice>}
          <CsvRows {...file.checked} />
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
