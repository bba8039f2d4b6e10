import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/states.tsx'
import { findMember } from './member.ts'
import { TokenChoiceField, useTokenChoice } from './member-tokens.tsx'

/** The way out; another member has to be an owner before the last owner leaves. */
export function LeaveOrganization() {
  const { self, organization } = useSession()
  const [isLeaving, setLeaving] = useState(false)
  const member = useQuery({
    queryKey: ['members', 'own', self.email],
    queryFn: async () => (await findMember(self.email)) ?? null,
    enabled: isLeaving,
  })
  const choice = useTokenChoice(isLeaving ? member.data?.id : undefined)
  const leave = useApiMutation(
    async () => {
      const { revokeTokens } = choice
      if (member.data) await api.members.remove(member.data.id, { revokeTokens })
    },
    { invalidates: [], quiet: true, onDone: () => location.assign('/') },
  )
  return (
    <Card>
      <CardHeader title="Leave" hint="What you made stays with the organization." />
      <div className="flex flex-col gap-4 p-4">
        {leave.error && <Notice tone="bad">{leave.error.message}</Notice>}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 text-sm">
          <p className="max-w-prose text-soft">
            {organization.role === 'owner' ? (
              <>
                An organization has at least one owner. Make another member an owner under{' '}
                <Link to="/settings/members" className="text-brass underline">
                  Members
                </Link>{' '}
                to hand it over.
              </>
            ) : (
              'You lose access to everything in it. You need a new invitation to come back.'
            )}
          </p>
          <Button look="danger" onClick={() => setLeaving(true)}>
            Leave…
          </Button>
        </div>
      </div>
      <Confirm
        title="Leave the organization?"
        open={isLeaving}
        onClose={() => setLeaving(false)}
        name={organization.name}
        action="Leave"
        ready={choice.isMade}
        onConfirm={() => leave.mutateAsync().catch(() => {})}
      >
        You lose access to <strong dir="auto">{organization.name}</strong> at once.
        <TokenChoiceField of={choice} who="You know" />
      </Confirm>
    </Card>
  )
}
