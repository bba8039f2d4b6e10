import { Upload } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { FilePicker } from './file-picker.tsx'
import { NewPage } from './new-page.tsx'
import { NewSite } from './new-site.tsx'
import { NewText } from './new-text.tsx'

const kinds = [
  ['page', 'Web page'],
  ['site', 'Whole site'],
  ['text', 'Text'],
  ['files', 'Files'],
] as const
type Kind = (typeof kinds)[number][0]

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
        <Kinds value={kind} onChange={setKind} />
        {kind === 'page' && <NewPage {...form} />}
        {kind === 'site' && <NewSite {...form} />}
        {kind === 'text' && <NewText {...form} />}
        {kind === 'files' && <NewFiles onFiles={take} />}
      </div>
    </Dialog>
  )
}

function Kinds({ value, onChange }: { value: Kind; onChange(kind: Kind): void }) {
  return (
    <div
      role="radiogroup"
      aria-label="What to add"
      className="grid grid-cols-2 gap-1 rounded-md bg-well p-1 sm:grid-cols-4"
    >
      {kinds.map(([kind, title]) => (
        <label
          key={kind}
          className="cursor-pointer rounded-sm px-2 py-1 text-center text-sm text-soft has-checked:bg-raised has-checked:font-medium has-checked:text-ink has-checked:shadow-lift has-focus-visible:outline-2 has-focus-visible:outline-brass"
        >
          <input
            type="radio"
            name="kind"
            className="sr-only"
            checked={value === kind}
            onChange={() => onChange(kind)}
          />
          {title}
        </label>
      ))}
    </div>
  )
}

function NewFiles({ onFiles }: { onFiles(files: File[]): void }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 rounded-md border border-edge border-dashed px-6 py-10 text-center">
      <p className="max-w-sm text-balance text-soft text-sm">
        PDF, Word, PowerPoint, Excel, EPUB, email, HTML, Markdown, CSV, JSON and plain text, up to
        50 MB each.
      </p>
      <FilePicker
        look="primary"
        icon={<Upload size={15} aria-hidden="true" />}
        onFiles={onFiles}
        autoFocus
      >
        Choose files
      </FilePicker>
      <p className="text-faint text-xs">Or drop them anywhere on the page.</p>
    </div>
  )
}
