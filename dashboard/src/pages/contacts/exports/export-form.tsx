import type { ContactExport, NewContactExport } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { RadioField } from '../../../ui/choice-field.tsx'
import { Form, FormActions } from '../../../ui/form.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { type ExportField, importable } from './export-fields.ts'
import { FieldChoice } from './field-choice.tsx'

type Filter = NonNullable<NewContactExport['filter']>

/** Which contacts the person is looking at. */
export interface ExportScope {
  filter?: Filter | undefined
  segmentId?: string | undefined
}

const formats = [
  { value: 'csv', title: 'CSV' },
  { value: 'ndjson', title: 'NDJSON' },
  { value: 'vcard', title: 'vCard' },
] as const
type Format = (typeof formats)[number]['value']

const formatNotes: Record<Format, string> = {
  csv: 'For Excel, Numbers and Google Sheets.',
  ndjson: 'One JSON object a line, for programs.',
  vcard: 'For address books on phones and computers.',
}

interface ExportFormProps extends ExportScope {
  onBegun(begun: ContactExport): void
  onCancel(): void
}

/** `<ExportForm filter segmentId onBegun onCancel>`: format, contacts and fields. */
export function ExportForm({ filter, segmentId, onBegun, onCancel }: ExportFormProps) {
  const [format, setFormat] = useState<Format>('csv')
  const [isAll, setAll] = useState(!filter && !segmentId)
  const [fields, setFields] = useState<ExportField[]>([...importable])
  const create = useApiMutation(api.contactExports.create, {
    invalidates: ['contactExports'],
    quiet: true,
    onDone: onBegun,
  })
  const scope = isAll ? {} : segmentId ? { segmentId } : filter ? { filter } : {}
  return (
    <Form
      className="gap-5!"
      mutation={create}
      onSubmit={() => create.mutate({ format, fields, ...scope })}
    >
      {(filter || segmentId) && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 font-label text-sm">Contacts</legend>
          <RadioField
            label={segmentId ? 'This segment' : 'This filter'}
            name="scope"
            checked={!isAll}
            onChange={() => setAll(false)}
          />
          <RadioField
            label="All contacts"
            name="scope"
            checked={isAll}
            onChange={() => setAll(true)}
          />
        </fieldset>
      )}
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true" className="font-label text-sm">
          Format
        </span>
        <div>
          <Segments label="Format" options={formats} value={format} onChange={setFormat} />
        </div>
        <p className="text-faint text-xs">{formatNotes[format]}</p>
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-label text-sm">Fields</h3>
        <FieldChoice chosen={fields} onChange={setFields} />
      </div>
      <FormActions
        action={isAll ? 'Export all contacts' : 'Export contacts'}
        busy={create.isPending}
        onCancel={onCancel}
        why={fields.length === 0 ? 'Choose at least one field.' : undefined}
      />
    </Form>
  )
}
