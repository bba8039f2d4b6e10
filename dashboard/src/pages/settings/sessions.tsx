import type { BrowserSession } from '@capstan/sdk'
import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { Failure, SkeletonRows } from '../../ui/states.tsx'
import { Ago } from '../../ui/time.tsx'
import { deviceOf, isPhone } from './device.ts'

/** The browsers in which the person is signed in. */
export function Sessions() {
  const sessions = useApi(api.sessions.list)
  const [ending, setEnding] = useState<readonly BrowserSession[]>([])
  const end = useApiMutation(
    async (some: readonly BrowserSession[]) => {
      for (const { id } of some) await api.sessions.end(id)
    },
    { invalidates: ['sessions'], done: 'Signed out there.' },
  )
  const others = sessions.data?.data.filter(({ current }) => !current) ?? []
  const [only] = ending
  return (
    <Card>
      <CardHeader
        title="Sessions"
        hint="Browsers in which you are signed in."
        actions={
          others.length > 1 && (
            <Button size="small" onClick={() => setEnding(others)}>
              Sign out everywhere else…
            </Button>
          )
        }
      />
      {sessions.error ? (
        <Failure error={sessions.error} onRetry={sessions.reload} />
      ) : !sessions.data ? (
        <SkeletonRows rows={2} />
      ) : (
        <ul className="max-h-120 divide-y divide-line overflow-y-auto">
          {sessions.data.data.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => setEnding([session])} />
          ))}
        </ul>
      )}
      <Confirm
        title={ending.length > 1 ? 'Sign out everywhere else?' : 'Sign out there?'}
        open={ending.length > 0}
        onClose={() => setEnding([])}
        action="Sign out"
        onConfirm={() => end.mutateAsync(ending)}
      >
        {ending.length > 1
          ? `This ends ${ending.length} sessions. This one stays.`
          : `${deviceOf(only?.userAgent ?? null)}${only?.address ? ` at ${only.address}` : ''} will have to sign in again.`}
      </Confirm>
    </Card>
  )
}

function SessionRow({ session, onEnd }: { session: BrowserSession; onEnd(): void }) {
  const { current, address, userAgent, createdAt } = session
  const Icon = isPhone(userAgent) ? Smartphone : Laptop
  const device = deviceOf(userAgent)
  return (
    <li className="flex min-h-12 items-center gap-3 px-4 py-2 text-sm">
      <Icon size={18} aria-hidden="true" className="shrink-0 text-faint" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-name" title={userAgent ?? undefined}>
          {device}
        </span>
        <span className="block truncate text-faint text-xs">
          {address && `${address} · `}signed in <Ago at={createdAt} />
        </span>
      </span>
      {current ? (
        <Badge tone="good">This one</Badge>
      ) : (
        <Button size="small" aria-label={`Sign out ${device}`} onClick={onEnd}>
          Sign out…
        </Button>
      )}
    </li>
  )
}
