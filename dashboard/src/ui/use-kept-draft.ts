import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { forgetUnsentText, keepUnsentText, readUnsentText, UnsentScope } from './unsent-text.ts'
import type { Restored } from './use-unsent-text.ts'

interface KeptDraft<Draft> {
  /** Key of the edited object, such as the id of a proposal. */
  name: string
  stored: Draft
  draft: Draft
  put(fields: Partial<Draft>): void
  labels: Readonly<Record<string, string>>
  /** A field in words, where it has another value by now. */
  show(field: string, value: unknown): string
}

/** Keys name the rows on the page: they are others each time it is opened. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (name, part) => (name === 'key' ? undefined : part)) ?? ''

/**
 * Keeps what is typed into an editor that is no form until it is saved or discarded, field by field, and puts it back
 * when the editor is opened again. A field that has another value by then keeps it; the person sees what was typed.
 */
export function useKeptDraft<Draft extends object>(editor: KeptDraft<Draft>) {
  const scope = useContext(UnsentScope)
  const key = scope === null ? null : `${scope}.editor.${editor.name}`
  const latest = useRef(editor)
  latest.current = editor
  const [restored, setRestored] = useState<Restored | null>(null)
  const first = useRef(editor.draft)

  useLayoutEffect(() => {
    const kept = key === null ? null : readUnsentText(key)
    if (!kept) return
    const { stored, put, labels, show } = latest.current
    const before = (field: string) => textOf(stored[field as keyof Draft])
    const fields = Object.entries(kept.fields).map(([field, one]) => {
      return { field, isSame: before(field) === one.before, value: JSON.parse(one.text) }
    })
    const [own, others] = [fields.filter((one) => one.isSame), fields.filter((one) => !one.isSame)]
    put(Object.fromEntries(own.map(({ field, value }) => [field, value])) as Partial<Draft>)
    setRestored({
      savedAt: kept.savedAt,
      isFilled: own.length > 0,
      passedOver: others.map(({ field, value }) => ({
        label: labels[field] ?? field,
        text: show(field, value),
      })),
    })
  }, [key])

  const { draft, stored } = editor
  useEffect(() => {
    if (key === null || draft === first.current) return
    const changed = Object.entries(draft).filter(([field, value]) => {
      const before = stored[field as keyof Draft]
      return value !== before && textOf(value) !== textOf(before)
    })
    const fields = changed.map(([field, value]) => {
      return [field, { before: textOf(stored[field as keyof Draft]), text: JSON.stringify(value) }]
    })
    keepUnsentText(key, Object.fromEntries(fields))
    if (changed.length === 0) setRestored(null)
  }, [key, draft, stored])

  const forget = useCallback(() => {
    if (key !== null) forgetUnsentText(key)
    setRestored(null)
  }, [key])
  const discard = (): void => {
    editor.put(editor.stored)
    forget()
  }
  return { restored, discard, forget }
}
