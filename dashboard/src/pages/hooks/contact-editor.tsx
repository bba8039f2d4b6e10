import type { Hook, InboundEventWithBody } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField, FilterSelect } from '../../ui/field.tsx'
import { readError } from '../../ui/form-context.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Notice } from '../../ui/states.tsx'
import { type ActionMapping, withoutEmpty } from '../automations/draft.ts'
import { conditionWords } from '../automations/mapping/condition-words.ts'
import { ExpressionField } from '../automations/mapping/expression-field.tsx'
import {
  contactFields,
  fieldTitle,
  firstFields,
  type MatchField,
  matchFields,
} from '../automations/mapping/fields.ts'
import { MappingFields } from '../automations/mapping/mapping-fields.tsx'
import { sampleOf } from '../automations/mapping/sample.ts'
import { suggestCondition, suggestContact } from '../automations/mapping/suggest.ts'
import { type Checked, resultOf, useCheck } from '../automations/mapping/use-check.ts'
import { usePicking } from '../automations/mapping/use-picking.ts'
import { CapturedBody } from './captured-body.tsx'
import { type Captured, CapturedList } from './captured-list.tsx'
import { Forecast } from './forecast.tsx'
import { HookAutomations } from './hook-automations.tsx'

/** The way back up from the mapping of a hook. */
export const contactTrail = (hookId: string, hook: Hook | undefined) => [
  { title: 'Hooks', to: '/inbound' },
  { title: hook?.name ?? 'Hook', to: `/inbound/${hookId}` },
]

interface ContactEditorProps {
  hook: Hook
  event: InboundEventWithBody
  events: readonly Captured[]
}

const conditionKey = 'condition'

/** The captured body, and beside it the fields of the contact and what they come to. */
export function ContactEditor({ hook, event, events }: ContactEditorProps) {
  const sample = useMemo(() => sampleOf(event), [event])
  const [mapping, setMapping] = useState<ActionMapping>(() => startOf(sample.body))
  const [condition, setCondition] = useState(() => suggestCondition(sample.body))
  const [matchBy, setMatchBy] = useState<MatchField>('email')
  const [runsNow, setRunsNow] = useState(true)
  const picking = usePicking({
    expressions: [...Object.values(mapping), condition],
    first: 'email',
    onInsert(field, write) {
      if (field === conditionKey) setCondition(write)
      else setMapping((before) => ({ ...before, [field]: write(before[field] ?? '') }))
    },
  })
  const checked = useCheck({ ...withPrefix(mapping), [conditionKey]: condition }, sample, event.id)
  const ofCondition = resultOf(checked, {
    ...{ name: conditionKey, value: condition, onChange: setCondition },
  })
  const save = useSave(hook, runsNow ? event : null)
  const why = whyNot(mapping, matchBy, checked.errors.size)
  const error = readError(save.error)
  return (
    <>
      <PageHeader
        title="Create contacts"
        trail={contactTrail(hook.id, hook)}
        actions={
          <Button
            look="primary"
            busy={save.isPending}
            why={why}
            onClick={() =>
              save.mutate({
                name: `${hook.name} to contacts`,
                trigger: { hook: hook.id },
                condition: condition.trim() || null,
                actions: [
                  {
                    type: 'contact.upsert',
                    id: 'contact',
                    matchBy,
                    mapping: withoutEmpty(mapping),
                  },
                ],
              })
            }
          >
            Save and turn on
          </Button>
        }
      />
      <div className="bleed -mt-6 -mb-6 @container max-sm:-mt-2">
        <div className="grid @4xl:grid-cols-2 @4xl:min-h-[calc(100dvh-4.25rem)] @6xl:grid-cols-[14rem_minmax(0,1fr)_minmax(0,1.1fr)]">
          <CapturedList hook={hook} events={events} current={event.id} />
          <CapturedBody event={event} events={events} value={sample.body} picking={picking} />
          <section aria-label="Contact" className="flex min-w-0 flex-col px-6 max-sm:px-4">
            <header className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-line border-b py-2">
              <h2 className="font-semibold text-lg">Create or update a contact</h2>
              <FilterSelect
                label="Find the contact by"
                value={matchBy}
                onChange={({ target }) => setMatchBy(target.value as MatchField)}
              >
                {matchFields.map(([field, title]) => (
                  <option key={field} value={field}>
                    Found by {title.toLowerCase()}
                  </option>
                ))}
              </FilterSelect>
            </header>
            <HookAutomations hook={hook} />
            <MappingFields
              mapping={mapping}
              checked={checked}
              prefix="m."
              choices={contactFields}
              ownPrefix="custom."
              notes={{ [matchBy]: 'Required: it finds the contact.' }}
              onChange={setMapping}
              onFocus={picking.setField}
            />
            <div className="@container border-line border-b py-3">
              <ExpressionField
                isRow
                label="Only if (optional)"
                value={condition}
                onChange={setCondition}
                onFocus={() => picking.setField(conditionKey)}
                {...ofCondition}
                result={conditionWords(ofCondition.result)}
                hint="Leave empty to take every event of this hook."
              />
            </div>
            <div className="flex flex-col gap-3 py-4">
              {error && <Notice tone="bad">{error.message}</Notice>}
              <CheckField
                label="Run it for this event now"
                hint="Later events run by themselves."
                checked={runsNow}
                onChange={({ target }) => setRunsNow(target.checked)}
              />
            </div>
            <Forecast
              values={valuesOf(mapping, checked.values)}
              condition={condition.trim() === '' ? undefined : checked.values[conditionKey]}
              faults={faultsIn(mapping, checked)}
              matchBy={matchBy}
              isCurrent={checked.isCurrent}
            />
          </section>
        </div>
      </div>
    </>
  )
}

/** Builds the first mapping from the body and the most common fields. */
function startOf(body: unknown): ActionMapping {
  const suggested = suggestContact(body, 'body')
  const empty = firstFields
    .filter((field) => field !== 'name' || !('firstName' in suggested))
    .map((field) => [field, ''] as const)
  return { ...Object.fromEntries(empty), ...suggested }
}

const withPrefix = (mapping: ActionMapping): ActionMapping =>
  Object.fromEntries(Object.entries(mapping).map(([field, text]) => [`m.${field}`, text]))

/** The titles of the fields whose expressions are wrong. */
const faultsIn = (mapping: ActionMapping, { errors }: Checked): string[] => [
  ...Object.keys(mapping)
    .filter((field) => errors.has(`m.${field}`))
    .map(fieldTitle),
  ...(errors.has(conditionKey) ? ['Only if'] : []),
]

/** Returns the current result of each field. */
const valuesOf = (mapping: ActionMapping, values: Checked['values']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(mapping)
      .filter(([, expression]) => expression.trim() !== '')
      .map(([field]) => [field, values[`m.${field}`]]),
  )

function whyNot(mapping: ActionMapping, matchBy: MatchField, faults: number): string | undefined {
  if (!mapping[matchBy]?.trim()) return 'Fill the field that finds the contact first.'
  return faults > 0 ? 'Fix the expressions that are marked first.' : undefined
}

/** Saves the automation; then, if wanted, has the captured event handled by it. */
function useSave(hook: Hook, event: InboundEventWithBody | null) {
  const navigate = useNavigate()
  return useApiMutation(
    async (automation: Parameters<typeof api.automations.create>[0]) => {
      const made = await api.automations.create(automation)
      if (event) await api.inboundEvents.replay({ ids: [event.id] })
      return made
    },
    {
      invalidates: ['automations', 'inboundEvents', 'hooks'],
      quiet: true,
      done: 'Saved. It runs from now on.',
      onDone: () =>
        void navigate({
          to: '/inbound/$hookId',
          params: { hookId: hook.id },
          search: event ? { event: event.id } : {},
        }),
    },
  )
}
