import type { ContactImport } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { api } from '../../../api.ts'
import { useApi, useApiMutation } from '../../../queries.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states.tsx'
import { ColumnList, columnCounts } from './column-list.tsx'
import { draftOf, type ImportDraft, isErrorsFile, startOf, whyIncomplete } from './draft.ts'
import { FirstRows } from './first-rows.tsx'
import { ImportOptions } from './import-options.tsx'
import { Wizard, WizardFoot } from './wizard.tsx'

interface ColumnsStepProps {
  record: ContactImport
  /** The import whose rows this file mends. */
  earlier: ContactImport | undefined
  onChecked(): void
}

/** The second step: what each column becomes, and how. */
export function ColumnsStep({ record, earlier, onChecked }: ColumnsStepProps) {
  const [draft, setDraft] = useState<ImportDraft>(() => draftOf(record, earlier))
  const start = useApiMutation(api.contactImports.start, {
    invalidates: ['contactImports'],
    quiet: true,
    onDone: onChecked,
  })
  const { mapping, options } = draft
  const why = whyIncomplete(draft)
  const preview = useApi(api.contactImports.preview, [record.id, startOf(record, draft, true)], {
    enabled: why === undefined,
  })
  // What was shown last stays while the next one is read.
  const shown = useRef(preview.data)
  if (preview.data) shown.current = preview.data
  const columns =
    record.headerRow !== null ? (shown.current?.columns ?? record.columns) : record.columns
  const fields = Object.values(mapping)
  return (
    <Wizard title={<bdi>{record.fileName}</bdi>} step="Columns">
      <div className="flex flex-col gap-7">
        {earlier && isErrorsFile(record) && (
          <Notice>
            Columns and options are those of <bdi>{earlier.fileName}</bdi>.
          </Notice>
        )}
        <section aria-labelledby="columns-title">
          <Title id="columns-title" hint={columnCounts(record.columns, mapping)}>
            Choose what each column becomes
          </Title>
          <ColumnList
            columns={columns}
            mapping={mapping}
            onChange={(next) => setDraft({ ...draft, mapping: next })}
          />
        </section>
        <section aria-labelledby="options-title">
          <Title id="options-title">Choose how rows are imported</Title>
          <ImportOptions
            options={options}
            encoding={record.encoding}
            headerRow={record.headerRow}
            hasPhones={fields.includes('phone') || fields.includes('additionalPhones')}
            onChange={(next) => setDraft({ ...draft, options: next })}
          />
        </section>
        <section aria-labelledby="rows-title">
          <Title id="rows-title" hint="Nothing is imported yet.">
            Look at the first rows
          </Title>
          {preview.error && <Notice tone="bad">{preview.error.message}</Notice>}
          {shown.current && !preview.error && <FirstRows preview={shown.current} />}
        </section>
      </div>
      {start.error && (
        <div className="mt-4">
          <Notice tone="bad">{start.error.message}</Notice>
        </div>
      )}
      <WizardFoot
        back={
          <Link to="/contacts/import" className={buttonClasses()}>
            Choose another file
          </Link>
        }
      >
        <Button
          look="primary"
          busy={start.isPending}
          why={why}
          onClick={() => start.mutate(record.id, startOf(record, draft, true))}
        >
          Check the file
        </Button>
      </WizardFoot>
    </Wizard>
  )
}

const Title = ({ id, hint, children }: { id: string; hint?: string; children: string }) => (
  <div className="mb-3">
    <h2 id={id} className="font-semibold text-lg">
      {children}
    </h2>
    {hint && <p className="text-faint text-xs">{hint}</p>}
  </div>
)
