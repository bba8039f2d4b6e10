import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useRail } from '../../../ui/frame.ts'
import { RestoredNotice } from '../../../ui/restored-notice.tsx'
import type { useKeptDraft } from '../../../ui/use-kept-draft.ts'
import { titleOf } from '../words.ts'
import { BlockList } from './block-list.tsx'
import type { ChangeDraft, ProposalDraft } from './draft.ts'
import { ItemTable } from './item-table.tsx'
import { Outline } from './outline.tsx'
import { Payment } from './payment.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import type { Preview, Problem } from './preview-loop.ts'
import { Problems } from './problems.tsx'
import { TotalsFoot } from './totals-foot.tsx'

interface WorkspaceProps {
  draft: ProposalDraft
  preview: Preview
  problems: readonly Problem[]
  /** Until the server has answered. */
  totals: Preview['totals']
  amountsDue: Preview['amountsDue']
  /** Stands above the blocks: what it is called. */
  head: ReactNode
  /** Stands in the outline, below the terms. */
  variables: ReactNode
  /** Text that was typed when the editor was last open. */
  kept: Pick<ReturnType<typeof useKeptDraft>, 'restored' | 'discard'>
  onChange: ChangeDraft
}

/** The outline, the fields, and beside them how the client will see it; the totals at the foot. */
export function Workspace(props: WorkspaceProps) {
  const { draft, preview, problems, head, variables, kept, onChange } = props
  useRail()
  const { items, groups, currency, discount, termMonths, instalments } = draft
  const { withholding, roundingStep } = draft
  const totals = preview.totals ?? props.totals
  const amountsDue = preview.totals ? preview.amountsDue : props.amountsDue
  const lines = preview.totals?.lines
  const amounts = preview.totals?.instalments
  const faultPath = preview.fault?.path
  const prices = useMemo(
    () => (
      <>
        <ItemTable {...{ items, groups, currency, lines, faultPath, onChange }} />
        <Payment
          {...{ discount, termMonths, withholding, roundingStep, instalments }}
          {...{ currency, amounts, onChange }}
        />
      </>
    ),
    [
      items,
      groups,
      currency,
      lines,
      faultPath,
      discount,
      termMonths,
      withholding,
      roundingStep,
      instalments,
      amounts,
      onChange,
    ],
  )
  return (
    <div className="bleed -mt-6 -mb-6 @container max-sm:-mt-2">
      <div className="grid grid-cols-[minmax(0,1fr)] @4xl:grid-cols-[13.5rem_minmax(0,1fr)] @6xl:grid-cols-[12.75rem_minmax(0,1fr)_max(26.25rem,37%)]">
        <aside
          aria-label="Outline"
          className="border-line [--inset:1rem] @4xl:border-e @max-4xl:order-last"
        >
          <Outline draft={draft} problems={problems} variables={variables} onChange={onChange} />
        </aside>
        <div className="@container flex min-w-0 flex-col border-line @6xl:border-e">
          {kept.restored && (
            <div className="inset pt-4">
              <RestoredNotice {...kept.restored} onDiscard={kept.discard} />
            </div>
          )}
          {head}
          <BlockList blocks={draft.blocks} prices={prices} onChange={onChange} />
          <Problems problems={problems} />
          <div className="sticky bottom-0 z-1 mt-auto border-line border-t sm:-mb-px">
            {totals && (
              <TotalsFoot {...{ totals, amountsDue, currency }} isStale={preview.fault !== null} />
            )}
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
  )
}

interface HeadFieldProps {
  label: string
  path: string
  value: string
  onChange(text: string): void
}

/** Edits the title in the size of a heading. */
export const HeadField = memo(function HeadField({ label, path, value, onChange }: HeadFieldProps) {
  return (
    <div className="inset pt-4 pb-2" data-path={path}>
      <input
        aria-label={label}
        dir="auto"
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="-mx-2 w-[calc(100%+1rem)] rounded-chip px-2 py-1 font-title text-2xl outline-none hover:bg-press focus:bg-field focus:outline-2 focus:outline-focus"
      />
    </div>
  )
})

interface EditorKeys {
  onSave(): void
  onSend?: () => void
}

/** ⌘S saves and ⌘Enter sends, also while something is typed. */
export function useEditorKeys(keys: EditorKeys): void {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.metaKey || event.ctrlKey) || document.querySelector('dialog[open]')) return
      if (event.key === 's') current.current.onSave()
      else if (event.key === 'Enter' && current.current.onSend) current.current.onSend()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
