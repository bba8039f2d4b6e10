import { ListChecks, Merge, Tag, Trash2, UserCheck } from 'lucide-react'
import { useState } from 'react'
import { BulkBar } from '../../ui/bulk-bar.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import type { BulkAct } from './bulk-form.tsx'
import type { ListView } from './list-view.ts'
import { oldestFirst } from './merge.ts'
import { MergeDialog } from './merge-dialog.tsx'
import type { Selection } from './selection.ts'

interface ContactBulkProps {
  view: ListView
  selection: Selection
  total: { value: number; words: string } | undefined
}

/** Most contacts in one merge: 20, and the one that they are merged into. */
const mostMerged = 21

/** Actions for the selected contacts. */
export function ContactBulk({ view, selection, total }: ContactBulkProps) {
  const [act, setAct] = useState<BulkAct | 'merge' | null>(null)
  const { count, isAll, contacts } = selection
  const hasMore = total !== undefined && total.value > count
  const isMergeable = !isAll && count > 1 && count <= mostMerged
  const { q, filter } = view.query
  return (
    <>
      <BulkBar
        count={act === null || act === 'merge' ? count : 0}
        onLeave={selection.clear}
        actions={[
          ...(hasMore && !isAll
            ? [
                {
                  label: `Select all ${total.words}`,
                  icon: <ListChecks size={16} aria-hidden="true" />,
                  onSelect: selection.selectAll,
                },
              ]
            : []),
          {
            label: 'Tag',
            icon: <Tag size={16} aria-hidden="true" />,
            onSelect: () => setAct('tag'),
          },
          {
            label: 'Assign',
            icon: <UserCheck size={16} aria-hidden="true" />,
            onSelect: () => setAct('assign'),
          },
          ...(isMergeable
            ? [
                {
                  label: 'Merge',
                  icon: <Merge size={16} aria-hidden="true" />,
                  onSelect: () => setAct('merge'),
                },
              ]
            : []),
          {
            label: 'Delete',
            icon: <Trash2 size={16} aria-hidden="true" />,
            danger: true,
            onSelect: () => setAct('delete'),
          },
        ]}
      />
      <BulkDialog
        act={act === 'merge' ? null : act}
        selection={selection}
        query={{ ...(q !== undefined && { q }), ...(filter !== undefined && { filter }) }}
        onClose={() => setAct(null)}
      />
      <MergeDialog
        open={act === 'merge'}
        contacts={oldestFirst(contacts)}
        onClose={() => setAct(null)}
        onDone={() => {
          setAct(null)
          selection.clear()
        }}
      />
    </>
  )
}
