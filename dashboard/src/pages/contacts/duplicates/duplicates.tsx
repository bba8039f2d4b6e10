import type { DuplicateGroup } from '@capstan/sdk'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../api.ts'
import { useApiList } from '../../../queries.ts'
import { useSearchParams } from '../../../search.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { KeyHints } from '../../../ui/key.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Empty, Failure, SkeletonRows } from '../../../ui/states.tsx'
import { More } from '../../../ui/table.tsx'
import { duplicateSearch } from '../search-params.ts'
import { GroupDecision } from './group-decision.tsx'
import { GroupList } from './group-list.tsx'

/** Groups of contacts that look like one person: the list at the start, one group beside it. */
export function Duplicates() {
  const query = useApiList(api.contacts.duplicates.list, [], { pageLength: 25 })
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const [{ group: wanted }, setSearch] = useSearchParams(duplicateSearch)
  const groups = (query.items ?? []).filter(({ id }) => !decided.has(id))
  const index = groups.findIndex(({ id }) => id === wanted)
  // Beside the list there is always one; on a phone only the one that was chosen.
  const open = groups[Math.max(0, index)]
  const show = (next: DuplicateGroup | undefined): void => setSearch({ group: next?.id })
  useGroupKeys((step) => show(groups[Math.max(0, index) + step] ?? open))
  const decide = ({ id }: DuplicateGroup): void => {
    setDecided((before) => new Set([...before, id]))
    const at = groups.findIndex((group) => group.id === id)
    show(wanted === undefined ? undefined : (groups[at + 1] ?? groups[at - 1]))
    void query.reload()
  }
  return (
    <>
      <PageHeader title="Duplicates" trail={[{ title: 'Contacts', to: '/contacts' }]} />
      {query.error ? (
        <Failure error={query.error} onRetry={() => void query.reload()} />
      ) : query.isPending ? (
        <SkeletonRows />
      ) : open === undefined ? (
        <NoDuplicates />
      ) : (
        <div className="bleed -mt-6 grid min-h-96 grid-cols-[minmax(0,1fr)] max-lg:-mt-2 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <div className={classes('border-line lg:border-e', index >= 0 && 'max-lg:hidden')}>
            <GroupList groups={groups} openId={open.id} onOpen={show} />
            <More
              hasMore={query.hasNextPage}
              busy={query.isFetchingNextPage}
              onMore={() => void query.fetchNextPage()}
            />
            <div className="px-4 py-3 max-lg:hidden">
              <KeyHints hints={hints} />
            </div>
          </div>
          <div className={classes('min-w-0 p-(--inset)', index < 0 && 'max-lg:hidden')}>
            <div className="mb-4 lg:hidden">
              <Button
                size="small"
                icon={<ArrowLeft aria-hidden="true" />}
                onClick={() => show(undefined)}
              >
                All groups
              </Button>
            </div>
            <GroupDecision
              key={open.id}
              group={open}
              onDone={() => decide(open)}
              onUndone={() => setDecided(new Set())}
            />
          </div>
        </div>
      )}
    </>
  )
}

const hints = [
  ['J K', 'next, previous'],
  ['Ctrl ↵', 'merge'],
] as const

const NoDuplicates = () => (
  <Empty title="No duplicates">
    Contacts are compared in the background. New matches appear here within a minute.
  </Empty>
)

/** J and K go to the next and the previous group, wherever no text is typed. */
function useGroupKeys(onStep: (step: number) => void): void {
  const latest = useRef(onStep)
  latest.current = onStep
  useEffect(() => {
    const onKey = ({ key, target, metaKey, ctrlKey, altKey }: KeyboardEvent): void => {
      const step = { j: 1, k: -1 }[key]
      if (step === undefined || metaKey || ctrlKey || altKey) return
      const isTyping =
        target instanceof HTMLElement &&
        target.closest('input:not([type=radio]):not([type=checkbox]), textarea, select')
      if (!isTyping && !document.querySelector('dialog[open]')) latest.current(step)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
