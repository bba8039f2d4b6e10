import type { OnDuplicate, Source } from '@capstan/sdk'
import { isCapstanError } from '@capstan/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../api.ts'
import { queriesUnder } from '../../queries.ts'

export interface Upload {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'added' | 'refused'
  percent: number
  source?: Source
  refusal?: string
  /** The base has it: it can still be added as a copy. */
  isDuplicate?: boolean
}

/** At a time; more would only share the same line. */
const sendersCount = 2
/** A large file on a slow line takes long, and its progress is shown. */
export const uploadTimeoutMs = 6 * 3_600_000
const affectedResources = ['bases', 'sources'] as const

let serial = 0

/** Files on their way into a base. Each is refused by itself, and stops no other. */
export function useUploads(baseId: string) {
  const client = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef<(() => Promise<void>)[]>([])
  const sendersAtWork = useRef(0)

  const change = (id: number, next: Partial<Upload>): void =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)))

  const send = async (id: number, file: File, onDuplicate: OnDuplicate): Promise<void> => {
    change(id, { state: 'sending', percent: 0 })
    try {
      const source = await api.sources.upload(
        baseId,
        { file, onDuplicate },
        { onUploadProgress: (percent) => change(id, { percent }), timeoutMs: uploadTimeoutMs },
      )
      change(id, { state: 'added', source })
      for (const name of affectedResources) void client.invalidateQueries(queriesUnder(name))
    } catch (error) {
      const isDuplicate = isCapstanError(error) && error.code === 'duplicate_resource'
      const refusal = isDuplicate ? 'The base has this file already.' : (error as Error).message
      change(id, { state: 'refused', refusal, isDuplicate })
    }
  }

  const work = async (): Promise<void> => {
    if (sendersAtWork.current >= sendersCount) return
    sendersAtWork.current++
    for (let next = queue.current.shift(); next; next = queue.current.shift()) await next()
    sendersAtWork.current--
  }

  const enqueue = (id: number, file: File, onDuplicate: OnDuplicate): void => {
    queue.current.push(() => send(id, file, onDuplicate))
    void work()
  }

  return {
    uploads,
    add(files: Iterable<File>): void {
      const added = [...files].map(
        (file): Upload => ({ id: ++serial, file, state: 'waiting', percent: 0 }),
      )
      setUploads((all) => [...all, ...added])
      for (const { id, file } of added) enqueue(id, file, 'refuse')
    },
    again({ id, file, isDuplicate }: Upload): void {
      change(id, { state: 'waiting', percent: 0 })
      enqueue(id, file, isDuplicate ? 'allow' : 'refuse')
    },
    clear: () =>
      setUploads((all) => all.filter(({ state }) => state === 'waiting' || state === 'sending')),
  }
}

export type Uploads = ReturnType<typeof useUploads>
