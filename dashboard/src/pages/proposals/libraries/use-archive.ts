import type { ResourceName } from '@capstan/sdk'
import { useApiMutation } from '../../../queries.ts'
import type { MenuAction } from '../../../ui/menu.tsx'

interface InLibrary {
  id: string
  archived: boolean
}

type SetArchived = (id: string, changes: { archived: boolean }) => Promise<InLibrary>

/** Takes something out of the library's lists, or back into them. */
export function useArchive(update: SetArchived, invalidates: readonly ResourceName[]) {
  const archive = useApiMutation(update, {
    invalidates,
    done: ({ archived }) => (archived ? 'Archived. Proposals keep their copies.' : 'Back in use.'),
  })
  return ({ id, archived }: InLibrary): MenuAction => ({
    label: archived ? 'Restore' : 'Archive',
    onSelect: () => archive.mutate(id, { archived: !archived }),
  })
}
