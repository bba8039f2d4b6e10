import type { Hook, InboundRefusal } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { Facts } from '../../ui/card.tsx'
import { Code } from '../../ui/copy.tsx'
import { formatBytes, formatExact } from '../../ui/format.ts'
import { headerLines } from '../../ui/laid-out.ts'
import { ListFrame } from '../../ui/list-frame.tsx'
import { QueryTable } from '../../ui/query-table.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Empty, Notice } from '../../ui/states.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { reasonWords } from './words.tsx'

/** The sender is told only that it was refused; here stands why. */
const lookMs = 4_000

/** The last hundred requests that proved nothing, with what to do. */
export function Refusals({ hook }: { hook: Hook }) {
  const refusals = useApiList(api.hooks.refusals, [hook.id], { everyMs: lookMs })
  const [openId, setOpenId] = useState<string | null>(null)
  const opened = refusals.items?.find(({ id }) => id === openId)
  return (
    <ListFrame label="Refused">
      <QueryTable
        label="Refused requests"
        query={refusals}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ reason }) => reasonWords(reason)[0]}
        onOpen={({ id }) => setOpenId(id)}
        onPeek={({ id }) => setOpenId(id)}
        openKey={openId ?? undefined}
        empty={
          <Empty title="Nothing was refused">
            Requests whose signature does not hold show here, with the reason. The sender gets 401.
          </Empty>
        }
      />
      {opened && <Panel refusal={opened} onClose={() => setOpenId(null)} />}
    </ListFrame>
  )
}

function Panel({ refusal, onClose }: { refusal: InboundRefusal; onClose(): void }) {
  const { reason, headers, method, address, bodyBytes, refusedAt } = refusal
  const [what, help] = reasonWords(reason)
  return (
    <SidePanel title="Refused" onClose={onClose}>
      <div className="flex flex-col gap-5">
        <Notice tone="bad">
          <span className="font-name">{what}.</span> {help}
        </Notice>
        <Facts
          rows={[
            ['Refused', formatExact(refusedAt)],
            ['From', address],
            ['Body', `${formatBytes(bodyBytes)}, not kept`],
            [
              'Reason',
              <code key="reason" className="font-mono text-xs">
                {reason}
              </code>,
            ],
          ]}
        />
        <Code label="Headers" text={[method, ...headerLines(headers)].join('\n')} wrap />
      </div>
    </SidePanel>
  )
}

const columns: readonly Column<InboundRefusal>[] = [
  { title: 'Reason', grows: true, cell: ({ reason }) => reasonWords(reason)[0] },
  {
    title: 'What to do',
    wider: true,
    cell: ({ reason }) => <span className="text-soft">{reasonWords(reason)[1]}</span>,
  },
  {
    title: 'From',
    width: 168,
    wide: true,
    cell: ({ address }) => (
      <span dir="ltr" className="font-mono text-xs">
        {address}
      </span>
    ),
  },
  { title: 'Refused', type: 'time', cell: ({ refusedAt }) => <Ago at={refusedAt} /> },
]
