import type { Scope } from '@capstan/sdk'
import { useState } from 'react'
import { CheckField } from '../../ui/field.tsx'
import { Segments } from '../../ui/segments.tsx'

const areas = ['contacts', 'knowledge', 'webhooks', 'events', 'proposals', 'integrations'] as const
type Area = (typeof areas)[number]
type Reach = 'none' | 'read' | 'write'

const reaches = [
  { value: 'none', title: 'None' },
  { value: 'read', title: 'Read' },
  { value: 'write', title: 'Write' },
] as const
/** Events are read with the scope of webhooks. */
const publishing = [
  { value: 'none', title: 'None' },
  { value: 'write', title: 'Publish' },
] as const

const first: Record<Area, Reach> = {
  contacts: 'read',
  knowledge: 'read',
  webhooks: 'none',
  events: 'none',
  proposals: 'none',
  integrations: 'none',
}

const scopesOf = (reach: Record<Area, Reach>): Scope[] =>
  areas.flatMap((area) => {
    if (reach[area] === 'none') return []
    if (area === 'events') return ['events:write']
    const read = `${area}:read` as const
    return reach[area] === 'read' ? [read] : [read, `${area}:write` as const]
  })

export const firstScopes = scopesOf(first)

/** Edits a token's scopes by area. */
export function ScopeField({ onChange }: { onChange(scopes: Scope[]): void }) {
  const [all, setAll] = useState(false)
  const [reach, setReach] = useState(first)
  const change = (nextAll: boolean, next: typeof reach): void => {
    setAll(nextAll)
    setReach(next)
    onChange(nextAll ? ['*'] : scopesOf(next))
  }
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="mb-2 font-label text-sm">Scopes</legend>
      <CheckField
        label="Everything"
        hint="Every scope, including future ones"
        checked={all}
        onChange={(event) => change(event.target.checked, reach)}
      />
      {!all && (
        <div className="divide-y divide-line rounded-lg border border-line">
          {areas.map((area) => (
            <ReachRow
              key={area}
              area={area}
              value={reach[area]}
              onChange={(next) => change(all, { ...reach, [area]: next })}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}

interface ReachRowProps {
  area: Area
  value: Reach
  onChange(next: Reach): void
}

function ReachRow({ area, value, onChange }: ReachRowProps) {
  const options = area === 'events' ? publishing : reaches
  return (
    <div className="flex items-center justify-between gap-4 px-3 py-1.5 text-sm">
      <span className="capitalize">{area}</span>
      <Segments label={area} options={options} value={value} onChange={onChange} />
    </div>
  )
}
