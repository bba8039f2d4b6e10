import type { Hook } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useApiAll } from '../../queries.ts'

/** What already handles the hook: another automation would run beside it. */
export function HookAutomations({ hook }: { hook: Hook }) {
  const { data } = useApiAll(api.automations.list, { limit: 100 })
  const own = data?.filter(({ trigger }) => trigger.hook === hook.id)
  if (!own || own.length === 0) return null
  return (
    <p className="border-line border-b py-3 text-soft text-sm">
      Already handled by{' '}
      {own.map(({ id, name }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link
            to="/automations/$automationId"
            params={{ automationId: id }}
            className="text-brass hover:underline"
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
