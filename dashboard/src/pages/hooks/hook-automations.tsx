import type { Hook } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'

/** Lists the automations that already handle the hook: another one would run as well. */
export function HookAutomations({ hook }: { hook: Hook }) {
  const { data } = useApi(api.automations.list, { hookId: hook.id, limit: 100 })
  if (!data || data.data.length === 0) return null
  return (
    <p className="border-line border-b py-3 text-soft text-sm">
      Already handled by{' '}
      {data.data.map(({ id, name }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link
            to="/automations/$automationId"
            params={{ automationId: id }}
            className="text-brass underline underline-offset-2"
            dir="auto"
          >
            {name}
          </Link>
        </span>
      ))}
      . This adds another one.
    </p>
  )
}
