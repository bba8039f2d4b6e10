import type { ContactImport } from '@capstan/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../api.ts'
import { queriesUnder } from '../../../queries.ts'
import { formatBytes } from '../../../ui/format.ts'

const maxBytes = 200 * 1024 * 1024
/** A large file on a slow line takes long, and its progress is shown. */
const uploadTimeoutMs = 6 * 3_600_000

interface UploadState {
  name: string
  bytes: number
  percent: number
  refusal?: string
}

/** A file on its way to the server, which then shows its columns. `from` is the import whose rows it mends. */
export function useContactUpload(from?: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [state, setState] = useState<UploadState | null>(null)
  const stopper = useRef<AbortController | null>(null)
  useEffect(() => () => stopper.current?.abort(), [])

  const show = ({ id }: ContactImport): void =>
    void navigate({
      to: '/contacts/imports/$importId',
      params: { importId: id },
      search: from ? { from } : {},
    })

  const send = async (file: File): Promise<void> => {
    const begun = { name: file.name, bytes: file.size, percent: 0 }
    const refusal = refusalOf(file)
    if (refusal) return setState({ ...begun, refusal })
    const stop = new AbortController()
    stopper.current?.abort()
    stopper.current = stop
    setState(begun)
    try {
      const record = await api.contactImports.upload(
        { file },
        {
          signal: stop.signal,
          timeoutMs: uploadTimeoutMs,
          onUploadProgress: (percent) => setState({ ...begun, percent }),
        },
      )
      void client.invalidateQueries(queriesUnder('contactImports'))
      show(record)
    } catch (error) {
      if (!stop.signal.aborted) setState({ ...begun, refusal: (error as Error).message })
    }
  }

  return {
    state,
    send: (file: File): void => void send(file),
    cancel(): void {
      stopper.current?.abort()
      setState(null)
    },
  }
}

export type ContactUpload = ReturnType<typeof useContactUpload>

function refusalOf({ size }: File): string | undefined {
  if (size === 0) return 'The file is empty. Choose one with a header and rows.'
  if (size > maxBytes) {
    return `The file has ${formatBytes(size)}. Split it into files of up to 200 MB.`
  }
  return undefined
}
