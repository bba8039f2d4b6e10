import type { Proposal, ProposalChanges } from '@capstan/sdk'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { api } from '../../../api.ts'
import { useEdit } from '../../../edit.ts'
import { changesBetween, type Draft, draftOf } from './draft.ts'

const labels = {
  title: 'Title',
  blocks: 'Blocks',
  items: 'Items',
  groups: 'Groups',
  recipients: 'People',
  contactId: 'Contact',
  currency: 'Currency',
  discount: 'Discount',
  termMonths: 'Term',
  variables: 'Variables',
  expiresAt: 'Valid until',
  language: 'Language',
  signing: 'Signing',
  access: 'Access',
  taxBehavior: 'Prices are',
} as const

/**
 * What is typed, beside what is stored. Saving sends the fields that differ, with If-Match; what is typed
 * while that is under way stays typed. What others change shows as long as nothing here waits to be saved.
 */
export function useDraft(proposal: Proposal) {
  const [seen, setSeen] = useState(proposal)
  const [stored, setStored] = useState(() => draftOf(proposal))
  const [draft, setDraft] = useState(stored)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const changes = useMemo(() => changesBetween(stored, draft), [stored, draft])
  const isDirty = Object.keys(changes).length > 0
  const edit = useEdit<Proposal, ProposalChanges>(proposal, {
    read: () => api.proposals.get(proposal.id),
    write: (next, options) => api.proposals.update(proposal.id, next, options),
    labels,
    invalidates: ['proposals', 'events'],
  })
  const latest = useRef({ draft, changes, isDirty, seen, edit })
  latest.current = { draft, changes, isDirty, seen, edit }
  const change = useCallback(
    (make: (before: Draft) => Partial<Draft>) =>
      setDraft((before) => ({ ...before, ...make(before) })),
    [],
  )
  const save = useCallback(async (): Promise<void> => {
    const sent = latest.current
    if (!sent.isDirty) return
    const { item } = await sent.edit.mutateAsync(sent.changes, sent.seen)
    const now = draftOf(item, sent.draft)
    setSeen(item)
    setStored(now)
    setSavedAt(item.updatedAt)
    // The fields that were typed in meanwhile stay as they are typed.
    setDraft((typed) => {
      const names = Object.keys(now) as (keyof Draft)[]
      const kept = names.filter((name) => typed[name] !== sent.draft[name])
      return { ...now, ...Object.fromEntries(kept.map((name) => [name, typed[name]])) }
    })
  }, [])
  const { isDirty: wasDirty } = latest.current
  useEffect(() => {
    if (wasDirty || proposal.updatedAt <= seen.updatedAt) return
    const now = draftOf(proposal)
    setSeen(proposal)
    setStored(now)
    setDraft(now)
  }, [proposal, seen, wasDirty])
  useEffect(() => {
    if (!isDirty) return
    const keep = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', keep)
    return () => removeEventListener('beforeunload', keep)
  }, [isDirty])
  return { draft, changes, isDirty, savedAt, change, save, isSaving: edit.isPending }
}
