import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { readError } from '../../ui/form-context.ts'
import { Menu } from '../../ui/menu.tsx'
import { RestoredNotice } from '../../ui/restored-notice.tsx'
import { Section } from '../../ui/section.tsx'
import { Notice } from '../../ui/states.tsx'
import type { useKeptDraft } from '../../ui/use-kept-draft.ts'
import { ActionCard } from './actions/action-card.tsx'
import { newAction } from './actions/new-action.ts'
import { checkedMapping } from './checked-mapping.ts'
import type { Action, AutomationDraft } from './draft.ts'
import { insertAt } from './insert-at.ts'
import { conditionWords } from './mapping/condition-words.ts'
import { ExpressionField } from './mapping/expression-field.tsx'
import { resultOf, useCheck } from './mapping/use-check.ts'
import { usePicking } from './mapping/use-picking.ts'
import { SamplePane } from './sample-pane.tsx'
import { TriggerFields } from './trigger-fields.tsx'
import { useSamples } from './use-samples.ts'
import { actionTypes, actionWords } from './words.ts'

interface EditorProps {
  draft: AutomationDraft
  onChange(draft: AutomationDraft): void
  /** Text that was typed when the editor was last open. */
  kept: Pick<ReturnType<typeof useKeptDraft>, 'restored' | 'discard'>
  /** Error of the last save. */
  error: unknown
  /** Above the trigger. */
  children?: ReactNode
  /** Below what is tried with: the result of a test. */
  trial?: ((source: ReturnType<typeof useSamples>) => ReactNode) | undefined
}

const maxActions = 10

/** Trigger, condition and actions, and beside them what they are tried with. */
export function Editor({ draft, onChange, kept, error, children, trial }: EditorProps) {
  const { trigger, condition, actions } = draft
  const samples = useSamples(draft)
  const root = 'hook' in trigger ? 'body' : 'event'
  const value = samples.sample?.[root] ?? null
  const expressions = Object.values(checkedMapping(draft))
  const picking = usePicking({
    expressions,
    first: 'condition',
    onInsert: (field, write) => onChange(insertAt(draft, field, write)),
  })
  const checked = useCheck(checkedMapping(draft), samples.sample, samples.key)
  const setAction = (place: number, action: Action): void =>
    onChange({ ...draft, actions: actions.with(place, action) })
  const setCondition = (next: string): void => onChange({ ...draft, condition: next })
  const ofCondition = resultOf(checked, {
    ...{ name: 'condition', value: condition, onChange: setCondition },
  })
  const fault = readError(error)
  return (
    <div className="bleed -mt-6 -mb-6 @container max-sm:-mt-2">
      <div className="grid @4xl:min-h-[calc(100dvh-4.25rem)] @4xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-8 px-6 pt-5 pb-10 max-sm:px-4">
          {kept.restored && <RestoredNotice {...kept.restored} onDiscard={kept.discard} />}
          {children}
          {fault && <Notice tone="bad">{fault.message}</Notice>}
          <Section title="When">
            <TriggerFields
              trigger={trigger}
              onChange={(next) => onChange({ ...draft, trigger: next })}
            />
            <ExpressionField
              label="Only if (optional)"
              value={condition}
              placeholder={
                'hook' in trigger ? 'body.type == "customer.created"' : 'event.data.tags.size() > 0'
              }
              onChange={setCondition}
              onFocus={() => picking.setField('condition')}
              {...ofCondition}
              result={conditionWords(ofCondition.result)}
              hint="An expression that must be true. Leave empty to run each time."
            />
          </Section>
          <Section title="Do">
            <ol className="flex flex-col gap-3">
              {actions.map((action, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an action is its place
                <li key={place}>
                  <ActionCard
                    action={action}
                    place={place}
                    count={actions.length}
                    checked={checked}
                    picking={picking}
                    root={root}
                    onChange={(next) => setAction(place, next)}
                    onRemove={() => onChange({ ...draft, actions: actions.toSpliced(place, 1) })}
                  />
                </li>
              ))}
            </ol>
            {actions.length < maxActions && (
              <div>
                <Menu
                  label="Add an action"
                  className="h-7.5 border border-line2 border-dashed text-sm max-sm:h-11"
                  trigger={
                    <span className="flex items-center gap-2 px-2.5 font-label">
                      <Plus size={16} aria-hidden="true" /> Action
                    </span>
                  }
                  actions={actionTypes.map((type) => ({
                    label: actionWords[type],
                    onSelect: () =>
                      onChange({ ...draft, actions: [...actions, newAction(type, actions)] }),
                  }))}
                />
              </div>
            )}
          </Section>
        </div>
        <SamplePane samples={samples} value={value} root={root} picking={picking}>
          {trial?.(samples)}
        </SamplePane>
      </div>
    </div>
  )
}
