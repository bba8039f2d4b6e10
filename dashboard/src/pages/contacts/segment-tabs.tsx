import { useQueries } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { type ListView, segmentCount } from './list-view.ts'
import { DeleteSegment, SegmentDialog } from './segment-dialog.tsx'

/** Beyond these, tabs have no counts: each is a request. */
const mostCounted = 12

/** All contacts, and each segment of them; the last one makes another from the filter. */
export function SegmentTabs({ view, total }: { view: ListView; total: string | undefined }) {
  const { segments, segment, search, setSearch, comparisons } = view
  const [asked, setAsked] = useState<'new' | 'rename' | 'delete' | null>(null)
  const counts = useQueries({ queries: segments.slice(0, mostCounted).map(segmentCount) })
  const close = (): void => setAsked(null)
  const isPlain = !segment && comparisons.length === 0 && !search.q
  return (
    <>
      <Tabs
        label="Segments"
        value={search.segment ?? ''}
        onChange={(id) =>
          setSearch({ segment: id || undefined, filter: undefined, tag: undefined, q: undefined })
        }
        tabs={[
          { value: '', title: 'All', count: isPlain ? total : undefined },
          ...segments.map(({ id, name }, index) => ({
            value: id,
            title: name,
            count: counts[index]?.data,
          })),
        ]}
        end={
          <>
            {segment && (
              <Menu
                label={`Actions for ${segment.name}`}
                actions={[
                  { label: 'Rename…', onSelect: () => setAsked('rename') },
                  { label: 'Delete…', danger: true, onSelect: () => setAsked('delete') },
                ]}
              />
            )}
            <IconButton
              label="New segment"
              icon={<Plus size={16} />}
              onClick={() => setAsked('new')}
              why={comparisons.length === 0 ? 'Add a filter first. A segment keeps it.' : undefined}
            />
          </>
        }
      />
      <SegmentDialog
        open={asked === 'new' || asked === 'rename'}
        segment={asked === 'rename' ? segment : undefined}
        comparisons={view.whole}
        onClose={close}
        onDone={({ id }) => {
          close()
          setSearch({ segment: id, filter: undefined, tag: undefined })
        }}
      />
      {segment && (
        <DeleteSegment
          segment={segment}
          open={asked === 'delete'}
          onClose={close}
          onDone={() => setSearch({ segment: undefined, filter: undefined })}
        />
      )}
    </>
  )
}
