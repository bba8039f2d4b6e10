import type { Contact, ContactBatchItem, ContactQuery } from '@capstan/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../api.ts'
import { queriesUnder } from '../../queries.ts'
import type { Selection } from './selection.ts'

/** A change of many contacts; a part that changes nothing is null. */
export interface BulkChange {
  mode: 'update' | 'delete'
  itemOf(contact: Contact): ContactBatchItem | null
}

export interface BulkProgress {
  done: number
  changed: number
  failed: { contact: Contact; message: string }[]
  isRunning: boolean
}

/** Most contacts in one request. */
const maxItems = 500

/** The selected contacts; of all that fit, page after page, in an order that no change of theirs moves. */
async function* selected({ isAll, contacts, leftOut }: Selection, query: ContactQuery) {
  if (!isAll) return yield* contacts
  for await (const contact of api.contacts.list({ ...query, limit: 100 })) {
    if (!leftOut.has(contact.id)) yield contact
  }
}

async function* chunksOf(contacts: AsyncIterable<Contact>) {
  let chunk: Contact[] = []
  for await (const contact of contacts) {
    if (chunk.push(contact) < maxItems) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

/** Changes many contacts, and says how far it is and what failed. What is wrong with one stops no other. */
export function useBulk(selection: Selection, query: ContactQuery) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const isStopped = useRef(false)
  const run = async ({ mode, itemOf }: BulkChange): Promise<BulkProgress> => {
    isStopped.current = false
    const state: BulkProgress = { done: 0, changed: 0, failed: [], isRunning: true }
    setProgress({ ...state })
    try {
      for await (const chunk of chunksOf(selected(selection, query))) {
        if (isStopped.current) break
        await send(chunk, { mode, itemOf }, state)
        setProgress({ ...state })
      }
    } finally {
      state.isRunning = false
      setProgress({ ...state })
      for (const name of ['contacts', 'account', 'tags', 'segments', 'events']) {
        void client.invalidateQueries(queriesUnder(name))
      }
    }
    return state
  }
  return {
    progress,
    run,
    stop: () => {
      isStopped.current = true
    },
    reset: () => setProgress(null),
  }
}

async function send(
  chunk: readonly Contact[],
  { mode, itemOf }: BulkChange,
  state: BulkProgress,
): Promise<void> {
  const wanted = chunk.flatMap((contact) => {
    const item = itemOf(contact)
    return item ? [{ contact, item }] : []
  })
  const items = wanted.map(({ item }) => item)
  const outcomes = items.length > 0 ? await api.contacts.batch({ mode, matchBy: 'id', items }) : []
  for (const { index, status, error } of outcomes) {
    const contact = wanted[index]?.contact
    // Somebody else has deleted it first.
    const isGone = mode === 'delete' && error?.code === 'not_found'
    if (error && contact && !isGone) state.failed.push({ contact, message: error.message })
    else if (status === 'updated' || status === 'deleted') state.changed++
  }
  state.done += chunk.length
}
