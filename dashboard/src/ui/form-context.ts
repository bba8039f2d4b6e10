import { createContext, useContext, useEffect } from 'react'

/** An error of the API, by its shape: a sentence, and the field that it blames. */
interface FieldError {
  message: string
  field?: string | undefined
}

interface FormState {
  error: FieldError | null
  /** A field that says its own error tells the form, which otherwise shows the sentence at its foot. */
  register(name: string): () => void
}

export const FormContext = createContext<FormState | null>(null)

export const readError = (error: unknown): FieldError | null => {
  if (!(error instanceof Error)) return null
  const field = 'field' in error && typeof error.field === 'string' ? error.field : undefined
  return { message: error.message, field }
}

/** The sentence for the field of this name in the form around it. */
export function useFieldError(name: string | undefined): string | null {
  const form = useContext(FormContext)
  const register = form?.register
  useEffect(() => (name ? register?.(name) : undefined), [name, register])
  return name && form?.error?.field === name ? form.error.message : null
}
