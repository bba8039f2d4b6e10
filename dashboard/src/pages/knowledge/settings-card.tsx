import type { BaseChanges } from '@capstan/sdk'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'

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
  return (
    <Card>
      <CardHeader title={title} hint={hint} />
      <Form className="p-4" mutation={saving} onSubmit={() => saving.mutate(changes())}>
        {children}
        <div className="flex justify-end">
          <Button type="submit" busy={saving.isPending}>
            Save
          </Button>
        </div>
      </Form>
    </Card>
  )
}
