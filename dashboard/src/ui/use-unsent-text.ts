import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useContext, useLayoutEffect, useRef, useState } from 'react'
import { controlsOf, labelOf, readValue, setValue } from './form-values.ts'
import {
  forgetUnsentText,
  keepUnsentText,
  readUnsentText,
  UnsentScope,
  type UnsentText,
} from './unsent-text.ts'

/** Callbacks that forget a form's text once it was sent. */
const whenDone = new WeakMap<object, () => void>()

/** Before anything else happens after a change: a form that is opened at once does not offer what was just sent. */
export const forgetSentText = (mutation: object): void => whenDone.get(mutation)?.()

export interface Restored {
  savedAt: number
  /** Whether a field has its text again. */
  isFilled: boolean
  /** Fields that have another value by now. They keep it, and the person sees what was typed. */
  passedOver: { label: string; text: string }[]
}

/**
 * Keeps what is typed into a form until it is sent, through Escape, Back, a reload, the end of the session and of the
 * browser, and puts it back when the form is opened again. A form is known by its page and the names of its fields.
 */
export function useUnsentText(form: RefObject<HTMLFormElement | null>) {
  const scope = useContext(UnsentScope)
  const client = useQueryClient()
  const begun = useRef<{ key: string; values: Map<string, string> } | null>(null)
  const [restored, setRestored] = useState<Restored | null>(null)

  // What was sent is what the form begins with again.
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is read again after each round
  useLayoutEffect(() => {
    const controls = form.current && controlsOf(form.current)
    if (scope === null || !controls || controls.size === 0) return
    const values = new Map([...controls].map(([name, control]) => [name, readValue(control)]))
    const key = begun.current?.key ?? `${scope}.${location.pathname}.${[...values.keys()].join()}`
    begun.current = { key, values }
    const kept = readUnsentText(key)
    setRestored(kept && restore(controls, kept))
    // Fields that only show with the value of another one are there a frame later.
    if (!kept || Object.keys(kept.fields).every((name) => controls.has(name))) return
    const frame = requestAnimationFrame(() => {
      if (form.current) restore(controlsOf(form.current), kept)
    })
    return () => cancelAnimationFrame(frame)
  }, [scope, round])

  const keep = (): void => {
    if (!begun.current || !form.current) return
    const { key, values } = begun.current
    const fields: UnsentText['fields'] = {}
    for (const [name, control] of controlsOf(form.current)) {
      const before = values.get(name) ?? ''
      const text = readValue(control)
      if (text !== before) fields[name] = { before, text }
    }
    keepUnsentText(key, fields)
  }

  const forget = (): void => {
    if (begun.current) forgetUnsentText(begun.current.key)
    setRound((before) => before + 1)
  }

  const discard = (): void => {
    const controls = form.current && controlsOf(form.current)
    for (const [name, value] of begun.current?.values ?? []) {
      const control = controls?.get(name)
      if (control) setValue(control, value)
    }
    forget()
  }

  /** Runs what sends the form. Its text is forgotten when that has succeeded, even if the form is gone by then. */
  const send = (submit: () => void): void => {
    const mutations = client.getMutationCache()
    const earlier = new Set(mutations.getAll())
    submit()
    const sent = mutations.getAll().find((one) => !earlier.has(one))
    if (!sent) {
      forget()
      return
    }
    whenDone.set(sent, forget)
  }

  return { restored, keep, discard, send }
}

function restore(
  controls: ReturnType<typeof controlsOf>,
  { savedAt, fields }: UnsentText,
): Restored | null {
  const passedOver: Restored['passedOver'] = []
  let isFilled = false
  for (const [name, { before, text }] of Object.entries(fields)) {
    const control = controls.get(name)
    if (!control || readValue(control) === text) continue
    if (readValue(control) === before) {
      setValue(control, text)
      isFilled = true
    } else passedOver.push({ label: labelOf(control), text })
  }
  return isFilled || passedOver.length > 0 ? { savedAt, isFilled, passedOver } : null
}
