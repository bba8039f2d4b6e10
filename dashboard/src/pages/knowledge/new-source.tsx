import { type FormEvent, type ReactNode, useState } from 'react'
import { ApiError, api } from '../../api.ts'
import { faultOf, useChange } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states.tsx'
import { basesPath, type Source, sourcesPath } from './schemas.ts'

/** Sends a new source; the form that has it says what is wrong with it. */
export function useNewSource(baseId: string, onAdded: (source: Source) => void) {
  const send = (body: object) =>
    api.post<Source>(sourcesPath(baseId), body).catch((error: unknown) => {
      throw plainly(error)
    })
  return useChange(send, {
    renews: [basesPath, '/v1/usage'],
    quiet: true,
    done: ({ name }) => `${name} is being processed.`,
    onDone: onAdded,
  })
}

/** Without what only a program can do about it. */
function plainly(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'duplicate_resource') return error
  const { status, code, field, requestId } = error
  const message = 'The base has it already. Refresh that source instead.'
  return new ApiError(status, { code, message, ...(field && { field }) }, requestId)
}

/** A form for one kind of source; `bodyOf` makes what is sent of what stands in it. */
export function NewSourceForm({
  adding,
  bodyOf,
  children,
}: {
  adding: ReturnType<typeof useNewSource>
  bodyOf(): object
  children: ReactNode
}) {
  const fault = faultOf(adding.error, null)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    adding.mutate(bodyOf())
  }
  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      {fault && <Notice tone="bad">{fault}</Notice>}
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
