import { api } from './api.ts'
import { useApiMutation } from './queries.ts'
import { useSession } from './session.ts'
import { StoppedNotice } from './ui/stopped-notice.tsx'

/** Kinds of resources that act later, with the permissions of an author. */
export type ActingKind = 'automations' | 'syncs' | 'hooks' | 'webhooks' | 'destinations'

export interface Acting {
  id: string
  stoppedReason: string | null
  unconfirmed: boolean
}

/** Makes the person the author of a resource, and starts it if it had stopped with its author. */
export const useTakeOver = (kind: ActingKind) =>
  useApiMutation((id: string): Promise<Acting> => api[kind].takeOver(id), {
    invalidates: [kind, 'overview'],
    done: 'Taken over.',
  })

/** `<TakeOver kind of>`: why it stopped, or that nobody has confirmed it, with the button that takes it over. */
export function TakeOver({
  kind,
  of: { id, stoppedReason, unconfirmed },
}: {
  kind: ActingKind
  of: Acting
}) {
  const { isAdmin } = useSession()
  const takeOver = useTakeOver(kind)
  if (stoppedReason === null && !(unconfirmed && isAdmin)) return null
  return (
    <StoppedNotice action="Take over" busy={takeOver.isPending} onStart={() => takeOver.mutate(id)}>
      {stoppedReason ??
        'It was saved before Capstan checked permissions. Take it over, so that it has yours.'}
    </StoppedNotice>
  )
}
