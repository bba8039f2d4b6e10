import { CircleAlert } from 'lucide-react'
import { formatCount } from '../../../ui/format.ts'
import { ScrollArea } from '../../../ui/scroll-area.tsx'
import type { CheckedCsv } from './csv-check.ts'

const mostFaults = 100

/** Lists the errors of a file by line. */
export const CsvFaults = ({ faults }: CheckedCsv) => (
  <section aria-label="Faults" className="rounded-md bg-bad-wash px-3.5 py-2.5">
    <h3 className="flex items-center gap-2.5 font-name text-sm">
      <CircleAlert size={16} aria-hidden="true" className="shrink-0 text-bad" />
      {formatCount(faults.length, 'thing')} to correct before anything is imported
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

/** The first rows of a file; those with faults stand out. */
export function CsvRows({ columns, rows, faults }: CheckedCsv) {
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
