import { isCapstanError, type Source } from '@capstan/sdk'
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { toast } from '../../ui/toast.tsx'
import { isUnderWay } from './schemas.ts'
import { uploadTimeoutMs } from './uploads.ts'

/** Puts another file in the place of the one that a source has: its id, name and metadata stay. */
export function useReplaceFile(source: Source) {
  const input = useRef<HTMLInputElement>(null)
  const replace = useApiMutation((file: File) => send(source, file), {
    invalidates: ['bases', 'sources', 'account'],
    done: (next) =>
      isUnderWay(next) ? `Processing ${next.name}.` : 'The file is the same: nothing changes.',
  })
  const actions =
    source.type === 'file' && !isUnderWay(source)
      ? [
          {
            label: 'Replace the file…',
            icon: <FileUp size={16} aria-hidden="true" />,
            onSelect: () => input.current?.click(),
          },
        ]
      : []
  const picker = (
    <input
      ref={input}
      type="file"
      hidden
      aria-label="New file"
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file) {
          toast(`Uploading ${file.name}.`)
          replace.mutate(file)
        }
        // The same file may be chosen again.
        target.value = ''
      }}
    />
  )
  return { actions, picker }
}

/** By its external id, or else by its name, which it must share with no other source then. */
async function send({ baseId, externalId, name }: Source, file: File): Promise<Source> {
  const options = { timeoutMs: uploadTimeoutMs }
  if (externalId !== null) return api.sources.upsert(baseId, externalId, { file }, options)
  try {
    return await api.sources.upload(baseId, { file, name }, { match: 'name', ...options })
  } catch (error) {
    if (!isCapstanError(error) || error.field !== 'name') throw error
    throw new Error(`Several sources are called ${name}. Give this one another name first.`)
  }
}
