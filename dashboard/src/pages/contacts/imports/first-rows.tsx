import type { ContactImportPreview } from '@capstan/sdk'
import type { ReactNode } from 'react'
import { Dot, type Tone } from '../../../ui/badge.tsx'
import { ScrollArea } from '../../../ui/scroll-area.tsx'
import { labelOf } from './fields.ts'

type PreviewRow = ContactImportPreview['rows'][number]

const outcomes: Record<PreviewRow['outcome'], { word: string; tone: Tone }> = {
  created: { word: 'New', tone: 'good' },
  updated: { word: 'Update', tone: 'info' },
  unchanged: { word: 'No change', tone: 'calm' },
  skipped: { word: 'Left as it is', tone: 'calm' },
  failed: { word: 'Fails', tone: 'bad' },
}

const noLabels: ReadonlyMap<string, string> = new Map()
const titleOf = (field: string): string =>
  ({ address: 'Address', custom: 'Own fields' })[field] ?? labelOf(field, noLabels)

/** `<FirstRows preview>`: the first rows as contacts, and what the import leaves out. */
export function FirstRows({ preview: { rows, columns, isFull } }: FirstRowsProps) {
  const dropped = columns.filter(({ field, samples }) => field === null && samples.length > 0)
  const fields = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))]
  return (
    <div className="flex flex-col gap-3">
      {dropped.length > 0 && (
        <p className="text-soft text-sm">
          Left out: <bdi>{dropped.map(({ header }) => header).join(', ')}</bdi>. Choose a field
          above to keep them.
        </p>
      )}
      {isFull && (
        <p className="text-bad text-sm">Your plan has no room for all of these contacts.</p>
      )}
      <ScrollArea
        label="First rows as contacts"
        className="overflow-x-auto rounded-lg border border-line"
      >
        <table className="w-full text-xs" aria-label="First rows">
          <thead className="bg-well text-soft">
            <tr>
              <Head isEnd>Line</Head>
              <Head>Result</Head>
              {fields.map((field) => (
                <Head key={field}>{titleOf(field)}</Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <RowOfTable key={row.line} row={row} fields={fields} />
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  )
}

interface FirstRowsProps {
  preview: ContactImportPreview
}

const Head = ({ isEnd = false, children }: { isEnd?: boolean; children: ReactNode }) => (
  <th
    scope="col"
    className={`whitespace-nowrap px-2 py-1.5 font-medium ${isEnd ? 'text-end' : 'text-start'}`}
  >
    {children}
  </th>
)

const cell = 'border-line border-t px-2 py-1.5 align-top'

function RowOfTable({ row, fields }: { row: PreviewRow; fields: readonly string[] }) {
  const { word, tone } = outcomes[row.outcome]
  return (
    <tr>
      <td className={`${cell} text-end text-soft tabular-nums`}>{row.line}</td>
      <td className={`${cell} min-w-36`}>
        <Dot tone={tone}>{word}</Dot>
        {row.problems.map(({ message }) => (
          <span key={message} className="mt-0.5 block text-warn">
            {message}
          </span>
        ))}
      </td>
      {fields.map((field) => (
        <td
          key={field}
          dir="auto"
          title={textOf(row.values[field])}
          className={`${cell} max-w-48 truncate ${row.changed.includes(field) ? 'font-name' : 'text-soft'}`}
        >
          {textOf(row.values[field])}
        </td>
      ))}
    </tr>
  )
}

/** A value as people read it: the parts of an address in a line, own fields with their keys. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value !== 'object') return value === true ? 'Yes' : String(value)
  return Object.entries(value)
    .map(([key, part]) => `${key}: ${textOf(part)}`)
    .join(', ')
}
