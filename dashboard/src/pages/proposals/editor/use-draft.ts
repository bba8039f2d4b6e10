import type { ResourceName } from '@capstan/sdk'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useEdit } from '../../../edit.ts'
import { useUnreadFields } from '../../../ui/typed-text.ts'
import { useKeptDraft } from '../../../ui/use-kept-draft.ts'
import { fieldLabels, showField } from './conflict-words.ts'
import {
  type ChangeDraft,
  type DraftChanges,
  draftOf,
  type Editable,
  type ProposalDraft,
} from './draft.ts'
import { changesBetween } from './draft-changes.ts'

/** Where what is edited is read and written. */
export interface DraftStore<Item extends Editable> {
  read(): Promise<Item>
  write(changes: DraftChanges, options: { ifMatch: string | undefined }, known: Item): Promise<Item>
  etagOf?: (item: Item) => string | undefined
  invalidates: readonly ResourceName[]
}

/**
 * Holds the typed changes beside the stored version. Saving sends the changed fields with If-Match and fails while a
 * field is invalid; text typed during a save is kept. Other people's changes appear while nothing here is unsaved.
 */
export function useDraft<Item extends Editable>(current: Item, store: DraftStore<Item>) {
  const [seen, setSeen] = useState(current)
  const [stored, setStored] = useState(() => draftOf(current))
  const [draft, setDraft] = useState(stored)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const changes = useMemo(() => changesBetween(stored, draft), [stored, draft])
  const { unread, report } = useUnreadFields()
  const isDirty = Object.keys(changes).length > 0 || unread.size > 0
  const edit = useEdit<Item, DraftChanges>(current, {
    ...store,
    labels: fieldLabels,
    show: (field, value, other) => showField(field, value, other, draft.currency),
  })
  const latest = useRef({ draft, changes, isDirty, seen, edit, unread })
  latest.current = { draft, changes, isDirty, seen, edit, unread }
  const change: ChangeDraft = useCallback(
    (make) => setDraft((before) => ({ ...before, ...make(before) })),
    [],
  )
  const save = useCallback(async (): Promise<void> => {
    const sent = latest.current
    const [field] = sent.unread.values()
    if (field) throw new Error(`Not saved. ${field.label}: ${field.fault}`)
    if (!sent.isDirty) return
    const { item } = await sent.edit.mutateAsync(sent.changes, sent.seen)
    const now = draftOf(item, sent.draft)
    setSeen(item)
    setStored(now)
    setSavedAt(item.updatedAt)
    // The fields that were typed in meanwhile stay as they are typed.
    setDraft((typed) => {
      const names = Object.keys(now) as (keyof ProposalDraft)[]
      const kept = names.filter((name) => typed[name] !== sent.draft[name])
      return { ...now, ...Object.fromEntries(kept.map((name) => [name, typed[name]])) }
    })
  }, [])
  const kept = useKeptDraft({
    ...{ name: current.id, stored, draft, labels: fieldLabels },
    put: (fields) => change(() => fields),
    show: (field, value) => showField(field, value, null, draft.currency),
  })
  const { isDirty: wasDirty } = latest.current
  useEffect(() => {
    if (wasDirty || current.updatedAt <= seen.updatedAt) return
    const now = draftOf(current)
    setSeen(current)
    setStored(now)
    setDraft(now)
  }, [current, seen, wasDirty])
  const isSaving = edit.isPending
  return { draft, changes, isDirty, savedAt, change, save, isSaving, unread, report, kept }
}
