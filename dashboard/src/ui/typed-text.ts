import {
  createContext,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'

/** A field whose text cannot be read. */
export interface UnreadField {
  label: string
  fault: string
}

type Report = (field: object, unread: UnreadField | null) => void

/** An editor around the fields, which saves nothing while one of them cannot be read. */
export const UnreadFieldsContext = createContext<Report>(() => {})

/** The fields below `UnreadFieldsContext` whose text cannot be read, in the order in which they were typed. */
export function useUnreadFields() {
  const [unread, setUnread] = useState<ReadonlyMap<object, UnreadField>>(new Map())
  const report: Report = useCallback(
    (field, next) =>
      setUnread((before) => {
        if (next === null && !before.has(field)) return before
        const after = new Map(before)
        if (next === null) after.delete(field)
        else after.set(field, next)
        return after
      }),
    [],
  )
  return { unread, report }
}

interface TypedText {
  text: string
  /** The error in the text. */
  fault: string | null
  /** Keeps a form around the field from being sent. */
  input: RefObject<HTMLInputElement | null>
  onFocus(): void
  onType(text: string): void
  onBlur(): void
}

/**
 * Shows what is typed until the field is left. A text that cannot be read stays on the screen after that, and neither
 * the form nor the editor around it is saved. `onChange` returns what is wrong with a text, or null.
 */
export function useTypedText(
  label: string,
  value: string,
  onChange: (text: string) => string | null,
): TypedText {
  const [typed, setTyped] = useState<{ text: string; fault: string | null } | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const report = useContext(UnreadFieldsContext)
  const fault = typed?.fault ?? null
  useEffect(() => {
    input.current?.setCustomValidity(fault ?? '')
    if (fault === null) return
    report(input, { label, fault })
    return () => report(input, null)
  }, [fault, label, report])
  return {
    text: typed?.text ?? value,
    fault,
    input,
    onFocus: () => setTyped((before) => before ?? { text: value, fault: null }),
    onType: (text) => setTyped({ text, fault: onChange(text) }),
    onBlur: () => setTyped((before) => (before?.fault ? before : null)),
  }
}
