import type { ExpressionCheck, NewExpressionCheck } from '@capstan/sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../api.ts'
import { type ActionMapping, withoutEmpty } from '../draft.ts'

/** Sample that expressions are tested with. */
export type Sample = NonNullable<NewExpressionCheck['sample']>

export interface Checked {
  values: ExpressionCheck['values']
  errors: ReadonlyMap<string, ExpressionCheck['errors'][number]>
  /** Expressions that read a path which the sample does not have. */
  missing: ReadonlyMap<string, ExpressionCheck['missing'][number]>
  /** Whether the answer is of what stands there now. */
  isCurrent: boolean
}

/** After the last key, before the server is asked. */
const restMs = 200

const nothing: Checked = { values: {}, errors: new Map(), missing: new Map(), isCurrent: false }

/** Evaluates the expressions against the sample while the person types; `sampleKey` identifies the sample. */
export function useCheck(
  mapping: ActionMapping,
  sample: Sample | null,
  sampleKey: string,
): Checked {
  const text = JSON.stringify(withoutEmpty(mapping))
  const settled = useDebounced(text)
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['expressions', 'check', sampleKey, settled],
    queryFn: () =>
      api.expressions.check({ mapping: JSON.parse(settled), ...(sample && { sample }) }),
    enabled: settled !== '{}',
    placeholderData: (before) => before,
    staleTime: 60_000,
  })
  if (!data) return nothing
  return {
    values: data.values,
    errors: new Map(data.errors.map((error) => [error.field, error])),
    missing: new Map(data.missing.map((missing) => [missing.field, missing])),
    isCurrent: settled === text && !isPlaceholderData,
  }
}

interface Written {
  /** Name in the check. */
  name: string
  value: string
  onChange(value: string): void
}

/** The result of one expression for its field: its value, its error, and the path that was probably meant. */
export function resultOf({ values, errors, missing }: Checked, { name, value, onChange }: Written) {
  const { path = '', suggestion = null } = missing.get(name) ?? {}
  return {
    result: values[name],
    error: errors.get(name)?.message,
    suggestion:
      suggestion === null || !value.includes(path)
        ? null
        : { path: suggestion, onUse: () => onChange(value.replace(path, suggestion)) },
  }
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
