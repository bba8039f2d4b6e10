import type { Proposal } from '@capstan/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { queriesUnder } from '../../../queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatCount, formatTime } from '../../../ui/format.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { toast } from '../../../ui/toast.tsx'
import { formatTotalAmount } from '../money.ts'
import { trail } from '../trail.ts'
import { titleOf } from '../words.ts'
import { BlockList } from './block-list.tsx'
import { DraftMenu } from './draft-menu.tsx'
import { ItemTable } from './item-table.tsx'
import { Outline } from './outline.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { Problems, problemsOf } from './problems.tsx'
import { SendDialog } from './send-dialog.tsx'
import { TotalsFoot } from './totals-foot.tsx'
import { useDraft } from './use-draft.ts'
import { usePreview } from './use-preview.ts'

interface EditorProps {
  proposal: Proposal
  /** While links are handed over it must stay, although the proposal is sent: they are shown once. */
  onHold(isHeld: boolean): void
}

/** A draft: its outline, its fields, and beside them how the client will see it. */
export function Editor({ proposal, onHold }: EditorProps) {
  const { draft, changes, isDirty, savedAt, change, save, isSaving } = useDraft(proposal)
  const preview = usePreview(proposal.id, changes, true)
  const problems = useMemo(() => problemsOf(preview), [preview])
  const [isSending, setIsSending] = useState(false)
  const setSending = (next: boolean): void => {
    setIsSending(next)
    onHold(next)
  }
  const client = useQueryClient()
  const totals = preview.totals ?? proposal.totals
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const people = draft.recipients.filter(({ role }) => role !== 'countersigner').length
  const trySave = useCallback(
    () => void save().catch((error: Error) => toast(error.message, 'bad')),
    [save],
  )
  const why =
    errors > 0 ? `Fix ${formatCount(errors, 'thing')} first: the problems are listed.` : undefined
  useEditorKeys({ onSave: trySave, onSend: () => !why && setSending(true) })
  return (
    <>
      <PageHeader
        title={titleOf(draft)}
        trail={trail}
        actions={
          <>
            <Badge tone="calm">Draft</Badge>
            <span role="status" className="text-soft text-sm max-sm:sr-only">
              {isDirty ? 'Not saved' : savedAt ? `Saved ${formatTime(savedAt)}` : ''}
            </span>
            <DraftMenu proposal={proposal} />
            <Button onClick={trySave} busy={isSaving} disabled={!isDirty} title="Save (⌘S, Ctrl S)">
              Save
            </Button>
            <Button
              look="primary"
              icon={<Send aria-hidden="true" />}
              why={why}
              onClick={() => setSending(true)}
            >
              {people > 0 ? `Send to ${formatCount(people, 'person', 'people')}` : 'Send'}
            </Button>
          </>
        }
      />
      <div className="bleed -mt-6 -mb-6 @container max-sm:-mt-2">
        <div className="grid @4xl:grid-cols-[13.5rem_minmax(0,1fr)] @6xl:grid-cols-[13.5rem_minmax(0,1.6fr)_minmax(0,1fr)]">
          <aside
            aria-label="Outline"
            className="border-line [--inset:1rem] @4xl:border-e @max-4xl:order-last"
          >
            <Outline draft={draft} problems={problems} onChange={change} />
          </aside>
          <div className="flex min-w-0 flex-col border-line @6xl:border-e">
            <div className="inset pt-4 pb-2" data-path="title">
              <input
                aria-label="Title"
                dir="auto"
                maxLength={200}
                value={draft.title}
                onChange={({ target }) => change(() => ({ title: target.value }))}
                className="-mx-2 w-[calc(100%+1rem)] rounded-chip px-2 py-1 font-title text-2xl outline-none hover:bg-press focus:bg-field focus:outline-2 focus:outline-focus"
              />
            </div>
            <BlockList
              blocks={draft.blocks}
              prices={<ItemTable draft={draft} preview={preview} onChange={change} />}
              onChange={change}
            />
            <Problems problems={problems} />
            <div className="sticky bottom-0 z-1 mt-auto border-line border-t sm:-mb-px">
              <TotalsFoot
                totals={totals}
                currency={draft.currency}
                isStale={preview.fault !== null}
              />
            </div>
          </div>
          <aside
            aria-label="Preview"
            className="bg-paper/60 p-3 @max-6xl:border-line @max-6xl:border-t @6xl:sticky @6xl:top-0 @6xl:h-[calc(100dvh-4.25rem)]"
          >
            <PreviewFrame html={preview.html} title={titleOf(draft)} />
          </aside>
        </div>
      </div>
      <SendDialog
        open={isSending}
        proposalId={proposal.id}
        people={formatCount(people, 'person', 'people')}
        amount={formatTotalAmount(totals.firstTotal, draft.currency)}
        onSave={save}
        onClose={() => setSending(false)}
        onSent={() => void client.invalidateQueries(queriesUnder('proposals'))}
      />
    </>
  )
}

interface EditorKeys {
  onSave(): void
  onSend(): void
}

/** ⌘S saves and ⌘Enter sends, also while something is typed. */
function useEditorKeys(keys: EditorKeys): void {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.metaKey || event.ctrlKey) || document.querySelector('dialog[open]')) return
      if (event.key === 's') current.current.onSave()
      else if (event.key === 'Enter') current.current.onSend()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
