import type { ContactImport } from '@capstan/sdk'
import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { Button } from '../../../ui/button.tsx'
import { formatCount } from '../../../ui/format.ts'
import { Notice } from '../../../ui/states.tsx'
import { CancelButton } from './cancel-button.tsx'
import { useContactUpload } from './contact-upload.ts'
import { ErrorList } from './error-list.tsx'
import { FileChoice } from './file-choice.tsx'
import { ImportCounts } from './import-counts.tsx'
import { faultyRows, goodRows } from './import-state.ts'
import { RunProgress } from './run-progress.tsx'
import { Wizard, WizardFoot } from './wizard.tsx'

interface CheckStepProps {
  record: ContactImport
  onBack(): void
}

/** The third step: what the import would do, counted over the whole file. */
export function CheckStep({ record, onBack }: CheckStepProps) {
  const { id, status, progress, mapping, options, error } = record
  const start = useApiMutation(api.contactImports.start, { invalidates: ['contactImports'] })
  const { send } = useContactUpload(id)
  const begin = (): void =>
    start.mutate(id, { ...(mapping && { mapping }), options: { ...options, dryRun: false } })
  const title = <bdi>{record.fileName}</bdi>
  if (status === 'running') {
    return (
      <Wizard title={title} step="Check">
        <RunProgress record={record} label="Checking the file" />
        <p className="mt-3 text-faint text-xs">
          The check changes nothing. You can leave this page.
        </p>
        <WizardFoot>
          <CancelButton importId={id} label="Cancel the check" />
        </WizardFoot>
      </Wizard>
    )
  }
  const rows = goodRows(progress)
  return (
    <Wizard title={title} step="Check">
      <div className="flex flex-col gap-4">
        {status === 'canceled' && (
          <Notice tone="warn">The check was canceled. Check again to see all rows.</Notice>
        )}
        {error && <Notice tone={status === 'failed' ? 'bad' : 'warn'}>{error.message}</Notice>}
        <p className="text-base text-soft">{sentenceFor(record)}</p>
        <ImportCounts progress={progress} future />
        {faultyRows(progress) > 0 && (
          <ErrorList
            record={record}
            actions={
              <FileChoice size="small" onFile={send}>
                Upload corrected file
              </FileChoice>
            }
          />
        )}
      </div>
      <WizardFoot back={<Button onClick={onBack}>Back to columns</Button>}>
        <Button
          look="primary"
          busy={start.isPending}
          why={rows === 0 ? 'No row can be imported. Correct the file or the columns.' : undefined}
          onClick={begin}
        >
          Import {formatCount(rows, 'row')}
        </Button>
      </WizardFoot>
    </Wizard>
  )
}

function sentenceFor({
  progress: { rowsRead, failed, incomplete },
  status,
}: ContactImport): string {
  if (status === 'failed') return 'The file could not be read. Nothing was changed.'
  const read = `${formatCount(rowsRead, 'row')} checked. Nothing is imported yet.`
  return [
    read,
    ...(failed > 0 ? ['Rows that fail are left out.'] : []),
    ...(incomplete > 0
      ? [`${formatCount(incomplete, 'row')} will come in without a value that cannot be read.`]
      : []),
  ].join(' ')
}
