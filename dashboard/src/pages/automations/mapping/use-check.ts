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
  /** Whether the answer is of what stands there now. */
  isCurrent: boolean
}

/** After the last key, before the server is asked. */
const restMs = 200

const nothing: Checked = { values: {}, errors: new Map(), isCurrent: false }

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
    isCurrent: settled === text && !isPlaceholderData,
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
