import type { DuplicateGroup } from '@capstan/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { GitMerge } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { api } from '../../../api.ts'
import { queriesUnder, useApiList, useApiMutation } from '../../../queries.ts'
import { Button } from '../../../ui/button.tsx'
import { formatCount, formatPercent } from '../../../ui/format.ts'
import { toast } from '../../../ui/toast.tsx'
import { nameOf } from '../contact.ts'
import { oldestFirst } from '../merge.ts'
import { Comparison } from './comparison.tsx'
import { likelihood, reasonsIn } from './duplicate-words.ts'
import { type MergePlan, mergeOf, rowsOf } from './merge-fields.ts'

/** Most contacts in one merge, including the one that is kept. */
const mostMerged = 21

const invalidates = ['contacts', 'companies', 'account'] as const

interface GroupDecisionProps {
  group: DuplicateGroup
  /** It is merged or dismissed. */
  onDone(): void
  onUndone(): void
}

/** `<GroupDecision group onDone onUndone>`: merge these contacts, or say that they are different people. */
export function GroupDecision({ group, onDone, onUndone }: GroupDecisionProps) {
  const contacts = useMemo(() => oldestFirst(group.contacts), [group])
  const [plan, setPlan] = useState<MergePlan>(() => ({
    primary: contacts[0]?.id ?? '',
    included: new Set(contacts.slice(0, mostMerged).map(({ id }) => id)),
    chosen: {},
  }))
  const owners = useOwners()
  const rows = useMemo(() => rowsOf(contacts, owners), [contacts, owners])
  const undo = useUnmerge(onUndone)
  const merge = useApiMutation(api.contacts.merge, {
    invalidates,
    onDone(kept) {
      toast(`Merged into ${nameOf(kept)}.`, 'good', () => undo.mutate(kept.id))
      onDone()
    },
  })
  const dismiss = useApiMutation(api.contacts.duplicates.dismiss, {
    invalidates: [],
    done: 'Marked as different people.',
    onDone,
  })
  const why = whyNot(plan)
  const send = (): void => merge.mutate(plan.primary, mergeOf(rows, contacts, plan))
  useMergeKey(() => !why && !merge.isPending && send())
  return (
    <section aria-labelledby="group-title" className="flex flex-col gap-4">
      <div>
        <h2 id="group-title" className="font-title text-xl">
          {formatCount(contacts.length, 'contact')}, one person?
        </h2>
        <p className="text-soft text-sm">
          {likelihood(group.score)} ({formatPercent(group.score, 0)}). {reasonsIn(group).join('. ')}
          .
        </p>
      </div>
      <Comparison contacts={contacts} rows={rows} plan={plan} onChange={setPlan} />
      <p className="text-faint text-xs">
        Notes, timeline and consents of all move to the contact you keep. You can undo a merge for
        30 days.
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button busy={dismiss.isPending} onClick={() => dismiss.mutate(group.id)}>
          Not duplicates
        </Button>
        <Button
          look="primary"
          icon={<GitMerge aria-hidden="true" />}
          busy={merge.isPending}
          why={why}
          onClick={send}
        >
          Merge {formatCount(plan.included.size, 'contact')}
        </Button>
      </div>
    </section>
  )
}

function whyNot({ included }: MergePlan): string | undefined {
  if (included.size < 2) return 'Choose at least two contacts.'
  return included.size > mostMerged ? `Merge at most ${mostMerged} at once.` : undefined
}

function useOwners(): ReadonlyMap<string, string> {
  const { items } = useApiList(api.members.list, [], { pageLength: 100 })
  return useMemo(() => new Map(items?.map(({ id, name }) => [id, name])), [items])
}

function useUnmerge(onUndone: () => void) {
  const client = useQueryClient()
  return useApiMutation(api.contacts.unmerge, {
    invalidates,
    done: 'The merge is undone.',
    onDone() {
      onUndone()
      void client.invalidateQueries(queriesUnder('contacts.duplicates'))
    },
  })
}

/** ⌘Enter or Ctrl Enter merges. */
function useMergeKey(onMerge: () => unknown): void {
  const latest = useRef(onMerge)
  latest.current = onMerge
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
