import type { ExpressionCheck, NewExpressionCheck } from '@capstan/sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../api.ts'
import { type Mapping, withoutEmpty } from '../draft.ts'

/** What expressions see while they are tried. */
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

/** What the expressions give for the sample, as one types; `sampleKey` names the sample. */
export function useCheck(mapping: Mapping, sample: Sample | null, sampleKey: string): Checked {
  const written = JSON.stringify(withoutEmpty(mapping))
  const rested = useRested(written)
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['expressions', 'check', sampleKey, rested],
    queryFn: () =>
      api.expressions.check({ mapping: JSON.parse(rested), ...(sample && { sample }) }),
    enabled: rested !== '{}',
    placeholderData: (before) => before,
    staleTime: 60_000,
  })
  if (!data) return nothing
  return {
    values: data.values,
    errors: new Map(data.errors.map((error) => [error.field, error])),
    isCurrent: rested === written && !isPlaceholderData,
  }
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
