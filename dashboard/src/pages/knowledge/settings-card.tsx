import type { BaseChanges } from '@capstan/sdk'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { errorFor, useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Notice } from '../../ui/states.tsx'

/** Changes what is given of a base. */
export const useBaseChange = (baseId: string) =>
  useApiMutation((changes: BaseChanges) => api.bases.update(baseId, changes), {
    invalidates: ['bases', 'sources'],
    quiet: true,
    done: 'Saved.',
  })

interface SettingsCardProps {
  title: string
  hint?: string
  saving: ReturnType<typeof useBaseChange>
  changes(): BaseChanges
  children: ReactNode
}

/** Some settings of a base that are saved together. */
export function SettingsCard({ title, hint, saving, changes, children }: SettingsCardProps) {
  const fault = errorFor(saving.error, null)
  return (
    <Card>
      <CardHeader title={title} hint={hint} />
      <form
        aria-label={title}
        className="flex flex-col gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          saving.mutate(changes())
        }}
      >
        {fault && <Notice tone="bad">{fault}</Notice>}
        {children}
        <div className="flex justify-end">
          <Button type="submit" busy={saving.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Card>
  )
}
