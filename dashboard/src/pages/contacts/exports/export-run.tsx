import type { ContactExport } from '@capstan/sdk'
import { Download } from 'lucide-react'
import { api } from '../../../api.ts'
import { useApi, useApiMutation } from '../../../queries.ts'
import { Button } from '../../../ui/button.tsx'
import { formatBytes, formatCount, formatTime } from '../../../ui/format.ts'
import { Notice } from '../../../ui/states.tsx'
import { saveStream } from '../saved-file.ts'

const endings: Record<ContactExport['format'], string> = {
  csv: 'csv',
  ndjson: 'ndjson',
  vcard: 'vcf',
}

/** Saves the file of an export that is completed. */
export function useDownload() {
  return useApiMutation(
    async ({ id, format, createdAt }: ContactExport) =>
      saveStream(
        await api.contactExports.download(id),
        `contacts-${createdAt.slice(0, 10)}.${endings[format]}`,
      ),
    { invalidates: [] },
  )
}

/** `<ExportRun begun onClose>`: how far the file is, and then the file. */
export function ExportRun({ begun, onClose }: { begun: ContactExport; onClose(): void }) {
  const { data = begun } = useApi(api.contactExports.get, begun.id, {
    pollWhile: ({ status }) => (status === 'running' ? 400 : false),
  })
  const download = useDownload()
  const { status, rows, bytes, error, expiresAt } = data
  return (
    <div className="flex flex-col gap-4">
      <div role="status" className="text-base">
        {status === 'running' && (
          <>
            <p className="tabular-nums">{formatCount(rows, 'contact')} written…</p>
            <p className="text-soft text-sm">
              You can close this. The file will be under Imports, Exports.
            </p>
          </>
        )}
        {status === 'completed' && (
          <>
            <p className="tabular-nums">
              {formatCount(rows, 'contact')}, {formatBytes(bytes)}
            </p>
            <p className="text-soft text-sm">
              Only you can download it, until tomorrow at {formatTime(expiresAt)}.
            </p>
          </>
        )}
        {status === 'failed' && (
          <Notice tone="bad">{error ?? 'The export failed. Start another.'}</Notice>
        )}
      </div>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Close</Button>
        {status !== 'failed' && (
          <Button
            look="primary"
            icon={<Download aria-hidden="true" />}
            busy={status === 'running' || download.isPending}
            onClick={() => download.mutate(data)}
          >
            Download
          </Button>
        )}
      </div>
    </div>
  )
}
