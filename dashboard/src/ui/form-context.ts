import { createContext, type ReactNode, useContext, useEffect } from 'react'

/** An error of the API, by its shape: a sentence, and the field that it blames. */
interface FieldError {
  message: ReactNode
  field?: string | undefined
}

interface FormState {
  error: FieldError | null
  /** Faults that the form found before it was sent, by the id of the control. */
  faults: ReadonlyMap<string, string>
  /** Registers the name or id of a field that shows its own error; the form shows the others at its foot. */
  register(key: string): () => void
}

export const FormContext = createContext<FormState | null>(null)

export const readError = (error: unknown): FieldError | null => {
  if (!(error instanceof Error)) return null
  const field = 'field' in error && typeof error.field === 'string' ? error.field : undefined
  return { message: wordsOf(error), field }
}

/** Returns what the reader sees of an error: its words, if they are more than a sentence. */
export const wordsOf = (error: Error): ReactNode =>
  'words' in error ? (error.words as ReactNode) : error.message

/** Returns the error of the field with this name and id in the form around it. */
export function useFieldError(name: string | undefined, id?: string): ReactNode {
  const form = useContext(FormContext)
  const register = form?.register
  useEffect(() => {
    const ends = [name, id].map((key) => (key ? register?.(key) : undefined))
    return () => {
      for (const end of ends) end?.()
    }
  }, [name, id, register])
  const fault = id === undefined ? undefined : form?.faults.get(id)
  return fault ?? (name && form?.error?.field === name ? form.error.message : null)
}
