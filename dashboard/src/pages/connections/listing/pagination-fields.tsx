import { useState } from 'react'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { type Pagination, paginations } from './listing.ts'

interface PaginationFieldsProps {
  prefix: string
  pagination: Pagination | undefined
}

/** How further pages are asked for. */
export function PaginationFields({ prefix, pagination }: PaginationFieldsProps) {
  const [kind, setKind] = useState<Pagination['kind']>(pagination?.kind ?? 'none')
  const before: { kind?: string; parameter?: string; next?: string } =
    pagination?.kind === kind ? pagination : {}
  const size = pagination && 'size' in pagination ? pagination.size : undefined
  return (
    <>
      <SelectField
        label="Further pages"
        name={`${prefix}.kind`}
        value={kind}
        onChange={({ target }) => setKind(target.value as Pagination['kind'])}
      >
        {Object.entries(paginations).map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </SelectField>
      {(kind === 'cursor' || kind === 'page' || kind === 'offset') && (
        <TextField
          key={`${kind} parameter`}
          label="Parameter"
          name={`${prefix}.parameter`}
          dir="ltr"
          defaultValue={before.parameter ?? kind}
          required
        />
      )}
      {(kind === 'cursor' || kind === 'next_url') && (
        <TextField
          key={`${kind} next`}
          label="The next one is at"
          name={`${prefix}.next`}
          dir="ltr"
          defaultValue={before.next ?? '/next'}
          required
        />
      )}
      {kind !== 'none' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Page size parameter (optional)"
            name={`${prefix}.size.parameter`}
            dir="ltr"
            defaultValue={size?.parameter}
            placeholder="limit"
          />
          <TextField
            label="Records a page"
            name={`${prefix}.size.value`}
            type="number"
            min={1}
            max={1000}
            defaultValue={size?.value ?? 100}
          />
        </div>
      )}
    </>
  )
}
