import type { Base, BaseChanges } from '@capstan/sdk'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { useEdit } from '../../edit.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'

const labels = {
  name: 'Name',
  description: 'Description',
  chunking: 'Chunks',
  search: 'Search',
}

/** Changes what is given of a base; `show` puts what came of it into the fields. */
export const useBaseEdit = (base: Base, show: (base: Base) => void) =>
  useEdit<Base, BaseChanges>(base, {
    read: () => api.bases.get(base.id),
    write: (changes, options) => api.bases.update(base.id, changes, options),
    labels,
    invalidates: ['bases', 'sources'],
    onDone: show,
  })

interface SettingsCardProps {
  title: string
  hint?: string
  saving: ReturnType<typeof useBaseEdit>
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
