import { useMemo, useState } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { formatRelative } from '../../ui/format.ts'
import { type AutomationDraft, stepName } from './draft.ts'
import { sampleOf } from './mapping/sample.ts'
import type { Sample } from './mapping/use-check.ts'

interface Choice {
  id: string
  title: string
}

/** Samples that an automation can be tested with. */
export interface Samples {
  choices: readonly Choice[]
  /** The one that is chosen; undefined where it is made up. */
  id: string | undefined
  choose(id: string): void
  sample: Sample | null
  /** Names the sample, so that an answer is of it. */
  key: string
  /** The sample in the form that the test endpoint takes. */
  source: {
    eventId?: string
    inboundEventId?: string
    event?: Record<string, unknown>
    body?: unknown
  }
}

/** Captured events of the hook, events of the feed, or the example of the type. */
export function useSamples({ trigger, actions }: AutomationDraft): Samples {
  const [chosen, choose] = useState<string>()
  const hook = 'hook' in trigger ? trigger.hook : undefined
  const type = 'event' in trigger ? trigger.event : undefined
  const inbound = useApi(
    api.inboundEvents.list,
    { ...(hook && { hookId: hook }), limit: 20 },
    { enabled: Boolean(hook), pollWhile: ({ data }) => data.length === 0 && 3_000 },
  )
  const feed = useApi(
    api.events.list,
    { ...(type && !type.includes('*') && { type }), limit: 20 },
    { enabled: type !== undefined },
  )
  const types = useApi(
    api.events.types,
    { type: type ?? '' },
    { enabled: type !== undefined && !type.includes('*') },
  )
  const inboundEvents = inbound.data?.data.filter(({ status }) => status !== 'duplicate') ?? []
  const events = feed.data?.data ?? []
  const choices = hook
    ? inboundEvents.map(({ id, eventType, receivedAt }) => ({
        id,
        title: titleOf(eventType ?? 'Request', receivedAt),
      }))
    : type === undefined
      ? []
      : events.map((event) => ({ id: event.id, title: titleOf(event.type, event.createdAt) }))
  const id = choices.find((one) => one.id === chosen)?.id ?? choices[0]?.id
  const body = useApi(api.inboundEvents.get, id ?? '', { enabled: Boolean(hook && id) })
  const event = events.find((one) => one.id === id)
  const [description] = types.data?.data ?? []
  const steps = useMemo(
    () =>
      Object.fromEntries(
        actions.map((action, place) => [stepName(action, place), { id: 'its-id' }]),
      ),
    [actions],
  )
  const exampleEvent = useMemo(
    () =>
      type === undefined
        ? { scheduledAt: '2026-11-21T09:30:00.000Z' }
        : {
            id: 'evt_example',
            type,
            createdAt: '2026-11-21T09:30:00.000Z',
            data: description?.example ?? {},
          },
    [type, description],
  )
  const shown = hook ? body.data : undefined
  const sample = useMemo((): Sample | null => {
    if (hook) return shown ? { ...sampleOf(shown), steps } : null
    return { event: event ?? exampleEvent, steps }
  }, [hook, shown, event, exampleEvent, steps])
  return {
    choices,
    id,
    choose,
    sample,
    key: `${hook ?? type ?? 'schedule'} ${shown?.id ?? event?.id ?? 'example'} ${Object.keys(steps).join()}`,
    source: hook
      ? id
        ? { inboundEventId: id }
        : { body: {} }
      : event
        ? { eventId: event.id }
        : { event: exampleEvent },
  }
}

const titleOf = (type: string, at: string): string => `${type}, ${formatRelative(at, new Date())}`
