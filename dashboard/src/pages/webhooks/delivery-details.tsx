import type { DeliveryWithAttempts } from '@capstan/sdk'
import { type ReactNode, useState } from 'react'
import type { ApiAnswer } from '../../queries.ts'
import { Status } from '../../ui/badge.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Notice } from '../../ui/states.tsx'
import { AttemptList } from './attempt-list.tsx'
import { eventName } from './delivery.ts'
import { Exchange } from './exchange.tsx'

type Shown = Omit<DeliveryWithAttempts, 'webhookId'>

export interface PanelProps {
  onClose(): void
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
}

interface DeliveryDetailsProps<Delivery extends Shown> {
  query: ApiAnswer<Delivery>
  panel: PanelProps
  /** Why one is held, and what releases it. */
  whyHeld: string
  foot(delivery: Delivery): ReactNode
}

/** One delivery beside the log: its attempts, what came back, and what was sent, in this order. */
export function DeliveryDetails<Delivery extends Shown>(props: DeliveryDetailsProps<Delivery>) {
  const { query, panel, whyHeld, foot } = props
  const { data } = query
  return (
    <SidePanel
      {...panel}
      title={
        <span className="flex items-center gap-2">
          {data && <Status of={data.status} />}
          <span className="truncate font-medium font-mono text-xs">
            {data ? eventName(data) : 'Delivery'}
          </span>
        </span>
      }
      foot={data && foot(data)}
    >
      <Loaded query={query}>
        {(delivery) => <Details key={delivery.id} delivery={delivery} whyHeld={whyHeld} />}
      </Loaded>
    </SidePanel>
  )
}

function Details({ delivery, whyHeld }: { delivery: Shown; whyHeld: string }) {
  const { attempts, status, expungedAt } = delivery
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = attempts.find(({ id }) => id === chosenId) ?? attempts.at(-1)
  return (
    <div className="flex flex-col gap-5">
      {status === 'held' && <Notice tone="warn">{whyHeld}</Notice>}
      {expungedAt && <Notice>The content was deleted, so it cannot be resent.</Notice>}
      <AttemptList delivery={delivery} chosen={chosen} onChoose={({ id }) => setChosenId(id)} />
      {chosen && <Exchange attempt={chosen} />}
    </div>
  )
}
