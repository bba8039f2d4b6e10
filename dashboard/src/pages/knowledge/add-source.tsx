import { Upload } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Segments } from '../../ui/segments.tsx'
import { FilePicker } from './file-picker.tsx'
import { NewPage } from './new-page.tsx'
import { NewSite } from './new-site.tsx'
import { NewText } from './new-text.tsx'

const kinds = [
  { value: 'page', title: 'Web page' },
  { value: 'site', title: 'Whole site' },
  { value: 'text', title: 'Text' },
  { value: 'files', title: 'Files' },
] as const
type Kind = (typeof kinds)[number]['value']

interface AddSourceProps {
  baseId: string
  open: boolean
  onClose(): void
  onFiles(files: File[]): void
}

export function AddSource({ baseId, open, onClose, onFiles }: AddSourceProps) {
  const [kind, setKind] = useState<Kind>('page')
  const form = { baseId, onAdded: onClose }
  const take = (files: File[]): void => {
    onFiles(files)
    onClose()
  }
  return (
    <Dialog title="Add a source" open={open} onClose={onClose}>
      <div className="flex min-h-96 flex-col gap-5">
        <div>
          <Segments label="What to add" options={kinds} value={kind} onChange={setKind} />
        </div>
        {kind === 'page' && <NewPage {...form} />}
        {kind === 'site' && <NewSite {...form} />}
        {kind === 'text' && <NewText {...form} />}
        {kind === 'files' && <NewFiles onFiles={take} />}
      </div>
    </Dialog>
  )
}

function NewFiles({ onFiles }: { onFiles(files: File[]): void }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 rounded-md border border-edge border-dashed px-6 py-10 text-center">
      <p className="max-w-sm text-balance text-soft">
        PDF, Word, PowerPoint, Excel, EPUB, email, HTML, Markdown, CSV, JSON and plain text, up to
        50 MB each.
      </p>
      <FilePicker look="primary" icon={<Upload aria-hidden="true" />} onFiles={onFiles} autoFocus>
        Choose files
      </FilePicker>
      <p className="text-faint text-xs">Or drop them anywhere on the page.</p>
    </div>
  )
}
