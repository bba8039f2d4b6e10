import type { ContactImport } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states.tsx'
import { ColumnList, columnCounts } from './column-list.tsx'
import { type Draft, draftOf, isErrorsFile, startOf, whyIncomplete } from './draft.ts'
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
  const [draft, setDraft] = useState<Draft>(() => draftOf(record, earlier))
  const start = useApiMutation(api.contactImports.start, {
    invalidates: ['contactImports'],
    quiet: true,
    onDone: onChecked,
  })
  const { mapping, options } = draft
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
            columns={record.columns}
            mapping={mapping}
            onChange={(next) => setDraft({ ...draft, mapping: next })}
          />
        </section>
        <section aria-labelledby="options-title">
          <Title id="options-title">Choose how rows are imported</Title>
          <ImportOptions
            options={options}
            encoding={record.format === 'csv' ? record.encoding : null}
            headerRow={record.headerRow}
            hasPhones={fields.includes('phone') || fields.includes('additionalPhones')}
            onChange={(next) => setDraft({ ...draft, options: next })}
          />
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
          why={whyIncomplete(draft)}
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
