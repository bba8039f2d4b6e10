import { useMemo } from 'react'
import { readError } from './form-context.ts'

/** An error that blames a field of the form, where the server's names a part of it. */
interface FoldedError extends Error {
  field?: string | undefined
}

/**
 * One field of a form for what the server names part by part: `filter.team` is in `filter`. The list
 * of fields is a constant, or every render would move the focus again.
 */
export function useFoldedError(error: unknown, fields: readonly string[]): FoldedError | null {
  return useMemo(() => {
    const read = readError(error)
    if (!read || !(error instanceof Error)) return null
    const whole = fields.find((field) => read.field?.startsWith(`${field}.`))
    return whole
      ? Object.assign(new Error(error.message), { field: whole })
      : (error as FoldedError)
  }, [error, fields])
}
