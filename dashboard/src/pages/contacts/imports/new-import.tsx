import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSearchParams } from '../../../search.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { formatBytes, formatPercent } from '../../../ui/format.ts'
import { Progress } from '../../../ui/progress.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { Notice } from '../../../ui/states.tsx'
import { importSearch } from '../search-params.ts'
import { type ContactUpload, useContactUpload } from './contact-upload.ts'
import { DropArea } from './drop-area.tsx'
import { PastedRows } from './pasted-rows.tsx'
import { Wizard } from './wizard.tsx'

const ways = [
  { value: 'file', title: 'Upload a file' },
  { value: 'paste', title: 'Paste cells' },
] as const

/** The first step: a file, or cells from the clipboard. */
export function NewImport() {
  const [{ from }] = useSearchParams(importSearch)
  const [way, setWay] = useState<'file' | 'paste'>('file')
  const upload = useContactUpload(from)
  const { state, send } = upload
  const isSending = state !== null && state.refusal === undefined
  return (
    <Wizard
      title="Import contacts"
      step="File"
      actions={
        <Link to="/contacts/imports" className={buttonClasses('quiet')}>
          Past imports
        </Link>
      }
    >
      {isSending ? (
        <Sending upload={upload} />
      ) : (
        <div className="flex flex-col gap-4">
          <div>
            <Segments label="How to import" options={ways} value={way} onChange={setWay} />
          </div>
          {state?.refusal && (
            <Notice tone="bad">
              <bdi className="font-name">{state.name}</bdi>: {state.refusal}
            </Notice>
          )}
          {way === 'file' ? <DropArea onFile={send} /> : <PastedRows onFile={send} />}
          <p className="text-faint text-xs">
            Nothing is imported yet. You choose the columns and check the result first.
          </p>
        </div>
      )}
    </Wizard>
  )
}

function Sending({ upload: { state, cancel } }: { upload: ContactUpload }) {
  if (!state) return null
  const { name, bytes, percent } = state
  return (
    <div role="status" className="flex flex-col gap-3 rounded-lg border border-line p-4">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <bdi className="min-w-0 truncate font-name">{name}</bdi>
        <span className="shrink-0 text-faint text-xs tabular-nums">
          {formatPercent(percent / 100, 0)} of {formatBytes(bytes)}
        </span>
      </div>
      <Progress label={`Upload of ${name}`} percent={percent} />
      <div className="flex items-center justify-between gap-4">
        <p className="text-soft text-sm">{percent < 100 ? 'Uploading…' : 'Reading the columns…'}</p>
        <Button size="small" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
