import type { ContactExport } from '@capstan/sdk'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { ExportForm, type ExportScope } from './export-form.tsx'
import { ExportRun } from './export-run.tsx'

interface ExportContactsProps extends ExportScope {
  open: boolean
  onClose(): void
}

/** `<ExportContacts filter segmentId open onClose>`: asks what to write, writes it, and hands over the file. */
export function ExportContacts({ open, onClose, ...scope }: ExportContactsProps) {
  const [begun, setBegun] = useState<ContactExport | null>(null)
  const close = (): void => {
    setBegun(null)
    onClose()
  }
  return (
    <Dialog title="Export contacts" open={open} onClose={close} shape="wide">
      {begun ? (
        <ExportRun begun={begun} onClose={close} />
      ) : (
        <ExportForm {...scope} onBegun={setBegun} onCancel={close} />
      )}
    </Dialog>
  )
}
