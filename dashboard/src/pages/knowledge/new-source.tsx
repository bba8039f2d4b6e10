import { isCapstanError, type NewSource, type Source } from '@capstan/sdk'
import { type ReactNode, useMemo, useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { useFoldedError } from '../../ui/folded-error.ts'
import { Form, FormActions } from '../../ui/form.tsx'

/** Sends a new source; the form that has it says what is wrong with it. */
const useNewSource = (baseId: string, onAdded: (source: Source) => void) =>
  useApiMutation((source: NewSource) => api.sources.add(baseId, source), {
    invalidates: ['bases', 'sources', 'account'],
    quiet: true,
    done: ({ name }) => `Processing ${name}.`,
    onDone: onAdded,
  })

/** A pattern is blamed by its place in the list, which is one field. */
const lists = ['include', 'exclude'] as const

export interface NewSourceProps {
  baseId: string
  onAdded(source: Source): void
}

/** A form for one kind of source; `bodyOf` makes what is sent of what stands in it. */
export function NewSourceForm({
  baseId,
  onAdded,
  bodyOf,
  children,
}: NewSourceProps & { bodyOf(): NewSource; children: ReactNode }) {
  const adding = useNewSource(baseId, onAdded)
  const folded = useFoldedError(adding.error, lists)
  const error = useMemo(() => {
    // The server's sentence says what a program can do about a duplicate.
    const isDuplicate = isCapstanError(folded) && folded.code === 'duplicate_resource'
    if (!folded || !isDuplicate) return folded
    const text = 'The base has it already. Refresh that source instead.'
    return Object.assign(new Error(text), { field: folded.field })
  }, [folded])
  return (
    <Form mutation={{ ...adding, error }} onSubmit={() => adding.mutate(bodyOf())}>
      {children}
      <FormActions action="Add" busy={adding.isPending} />
    </Form>
  )
}

/** The state of a form whose fields are all texts. */
export function useTexts<Name extends string>(initial: Record<Name, string>) {
  const [values, setValues] = useState(initial)
  const bind = (name: Name) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  })
  const set = (name: Name, value: string): void =>
    setValues((before) => ({ ...before, [name]: value }))
  return { values, bind, set }
}
