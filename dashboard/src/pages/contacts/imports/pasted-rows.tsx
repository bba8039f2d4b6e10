import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { formatCount } from '../../../ui/format.ts'
import { WizardFoot } from './wizard.tsx'

/** `<PastedRows onFile>`: cells from a spreadsheet, which the clipboard has with tabs between them. */
export function PastedRows({ onFile }: { onFile(file: File): void }) {
  const [text, setText] = useState('')
  const rows = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length - 1
  return (
    <>
      <TextArea
        label="Cells"
        hint="Copy the cells with their header in Excel, Numbers or Google Sheets, and paste them here."
        placeholder={'Name\tEmail\tPhone\nInes Albrecht\tines@example.com\t+49 40 5550142'}
        className="min-h-56! whitespace-pre font-mono text-xs"
        spellCheck={false}
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <WizardFoot>
        <Button
          look="primary"
          why={rows < 1 ? 'Paste a header and at least one row.' : undefined}
          onClick={() => onFile(new File([text], 'Pasted cells.tsv', { type: 'text/plain' }))}
        >
          {rows < 1 ? 'Continue' : `Continue with ${formatCount(rows, 'row')}`}
        </Button>
      </WizardFoot>
    </>
  )
}
