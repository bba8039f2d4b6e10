import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { FileChoice } from './file-choice.tsx'

/** `<DropArea onFile>`: takes one file that is dropped, or asks for it. */
export function DropArea({ onFile }: { onFile(file: File): void }) {
  const [isOver, setOver] = useState(false)
  return (
    <fieldset
      aria-label="Drop a file"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const file = event.dataTransfer.files[0]
        if (file) onFile(file)
      }}
      className={classes(
        'flex flex-col items-center gap-3 rounded-lg border border-dashed px-6 py-14 text-center transition-colors',
        isOver ? 'border-brass bg-brass-wash' : 'border-edge',
      )}
    >
      <FileUp size={20} aria-hidden="true" className="text-soft" />
      <p className="font-name text-base">Drop a spreadsheet or an address book here</p>
      <FileChoice look="primary" onFile={onFile} autoFocus>
        Choose a file
      </FileChoice>
      <p className="text-faint text-xs">CSV, TSV, XLSX, vCard or NDJSON, up to 200 MB</p>
    </fieldset>
  )
}
