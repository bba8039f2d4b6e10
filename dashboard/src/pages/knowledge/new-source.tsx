import { isCapstanError, type NewSource, type Source } from '@capstan/sdk'
import { type FormEvent, type ReactNode, useState } from 'react'
import { api } from '../../api.ts'
import { errorFor, useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states.tsx'

/** Sends a new source; the form that has it says what is wrong with it. */
export function useNewSource(baseId: string, onAdded: (source: Source) => void) {
  return useApiMutation((source: NewSource) => api.sources.add(baseId, source), {
    invalidates: ['bases', 'sources', 'account'],
    quiet: true,
    done: ({ name }) => `${name} is being processed.`,
    onDone: onAdded,
  })
}

/** The sentence for a field; that of a duplicate leaves out what only a program can do about it. */
export function sourceErrorFor(error: unknown, field: string | null): string | null {
  const message = errorFor(error, field)
  const isDuplicate = isCapstanError(error) && error.code === 'duplicate_resource'
  return message && isDuplicate ? 'The base has it already. Refresh that source instead.' : message
}

/** A form for one kind of source; `bodyOf` makes what is sent of what stands in it. */
export function NewSourceForm({
  adding,
  bodyOf,
  children,
}: {
  adding: ReturnType<typeof useNewSource>
  bodyOf(): NewSource
  children: ReactNode
}) {
  const error = sourceErrorFor(adding.error, null)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    adding.mutate(bodyOf())
  }
  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      {error && <Notice tone="bad">{error}</Notice>}
      {children}
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={adding.isPending}>
          Add
        </Button>
      </div>
    </form>
  )
}

export interface NewSourceProps {
  baseId: string
  onAdded(source: Source): void
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
