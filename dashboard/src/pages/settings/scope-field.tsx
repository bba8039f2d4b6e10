import type { Scope } from '@capstan/sdk'
import { useState } from 'react'
import { CheckField } from '../../ui/field.tsx'

const areas = ['contacts', 'knowledge', 'webhooks', 'proposals', 'integrations'] as const
type Area = (typeof areas)[number]
type Reach = 'none' | 'read' | 'write'

const reaches: [Reach, string][] = [
  ['none', 'None'],
  ['read', 'Read'],
  ['write', 'Write'],
]

const first: Record<Area, Reach> = {
  contacts: 'read',
  knowledge: 'read',
  webhooks: 'none',
  proposals: 'none',
  integrations: 'none',
}

const scopesOf = (reach: Record<Area, Reach>): Scope[] =>
  areas.flatMap((area) => {
    if (reach[area] === 'none') return []
    const read = `${area}:read` as const
    return reach[area] === 'read' ? [read] : [read, `${area}:write` as const]
  })

export const firstScopes = scopesOf(first)

/** What a token may do, area by area. */
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
      <legend className="mb-2 font-medium text-sm">What it may do</legend>
      <CheckField
        label="Everything"
        hint="All that is here, and all that will come."
        checked={all}
        onChange={(event) => change(event.target.checked, reach)}
      />
      {!all && (
        <div className="divide-y divide-line rounded-md border border-line">
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
  return (
    <div
      role="radiogroup"
      aria-label={area}
      className="flex items-center justify-between gap-4 px-3 py-2 text-sm"
    >
      <span className="capitalize">{area}</span>
      <span className="flex gap-1">
        {reaches.map(([one, title]) => (
          <label
            key={one}
            className="relative cursor-pointer rounded-sm px-2 py-0.5 text-soft has-checked:bg-brass-wash has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-brass"
          >
            <input
              type="radio"
              name={area}
              className="sr-only"
              checked={value === one}
              onChange={() => onChange(one)}
            />
            {title}
          </label>
        ))}
      </span>
    </div>
  )
}
