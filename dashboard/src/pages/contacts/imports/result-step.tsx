import type { ContactImport } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import { buttonClasses } from '../../../ui/button.tsx'
import { formatCount, formatDate } from '../../../ui/format.ts'
import { Notice } from '../../../ui/states.tsx'
import { CancelButton } from './cancel-button.tsx'
import { useContactUpload } from './contact-upload.ts'
import { ErrorList } from './error-list.tsx'
import { FileChoice } from './file-choice.tsx'
import { ImportCounts } from './import-counts.tsx'
import { faultyRows } from './import-state.ts'
import { RunProgress } from './run-progress.tsx'
import { UndoImport, undoUntil } from './undo-import.tsx'
import { UndoResult } from './undo-result.tsx'
import { Wizard, WizardFoot } from './wizard.tsx'

/** The last step: the run while it goes, then what came of it. */
export function ResultStep({ record }: { record: ContactImport }) {
  const { id, status, progress, error } = record
  const { send } = useContactUpload(id)
  const title = <bdi>{record.fileName}</bdi>
  if (status === 'running') {
    return (
      <Wizard title={title} step="Import">
        <RunProgress record={record} label="Importing" />
        <p className="mt-3 text-faint text-xs">You can leave this page. The import goes on.</p>
        <WizardFoot>
          <CancelButton importId={id} label="Cancel the import" />
        </WizardFoot>
      </Wizard>
    )
  }
  const isBack = status === 'undoing' || status === 'undone'
  const until = undoUntil(record)
  return (
    <Wizard title={title} step="Import" isOver={!isBack && status !== 'failed'}>
      <div className="flex flex-col gap-4">
        {isBack ? <UndoResult record={record} /> : <Outcome record={record} />}
        {error && <Notice tone={status === 'failed' ? 'bad' : 'warn'}>{error.message}</Notice>}
        <ImportCounts progress={progress} />
        {faultyRows(progress) > 0 && !isBack && (
          <ErrorList
            record={record}
            actions={
              <FileChoice size="small" icon={<Upload aria-hidden="true" />} onFile={send}>
                Upload corrected file
              </FileChoice>
            }
          />
        )}
        {until && (
          <p className="text-faint text-xs">You can undo this import until {formatDate(until)}.</p>
        )}
      </div>
      <WizardFoot back={until && <UndoImport record={record} />}>
        <Link to="/contacts/import" className={buttonClasses()}>
          Import another file
        </Link>
        <ContactsLink record={record} />
      </WizardFoot>
    </Wizard>
  )
}

const words: Partial<Record<ContactImport['status'], string>> = {
  canceled: 'The import was canceled',
  failed: 'The import failed',
}

function Outcome({ record: { status, progress } }: { record: ContactImport }) {
  const imported = `Imported ${formatCount(progress.created + progress.updated, 'contact')}`
  return (
    <div role="status">
      <h2 className="font-serif text-serif-section">{words[status] ?? imported}</h2>
      {status === 'canceled' && (
        <p className="mt-1 text-base text-soft">Rows that were imported before stay.</p>
      )}
    </div>
  )
}

/** With a tag for all, to the contacts of this import alone. */
function ContactsLink({ record: { options, status } }: { record: ContactImport }) {
  const tag = status === 'undone' ? undefined : options?.tags?.[0]
  return (
    <Link to="/contacts" search={tag ? { tag } : {}} className={buttonClasses('primary')}>
      {tag ? 'Open these contacts' : 'Open contacts'}
    </Link>
  )
}
