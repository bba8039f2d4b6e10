import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/states.tsx'
import { Ago } from '../../ui/time.tsx'

/** The person's account at the identity provider; nothing for somebody who has never signed in there. */
export function SingleSignOn() {
  const link = useApi(api.singleSignOn.get)
  const [isAsking, setAsking] = useState(false)
  const unlink = useApiMutation(api.singleSignOn.unlink, {
    invalidates: ['singleSignOn'],
    done: 'Unlinked.',
  })
  if (link.error) return <Failure error={link.error} onRetry={link.reload} />
  if (!link.data?.linkedAt) return null
  const { name, linkedAt, canUnlink } = link.data
  return (
    <Card>
      <CardHeader
        title={`You sign in with ${name}`}
        hint={
          <>
            Linked <Ago at={linkedAt} />
          </>
        }
        actions={
          canUnlink && (
            <Button size="small" onClick={() => setAsking(true)}>
              Unlink…
            </Button>
          )
        }
      />
      {!canUnlink && (
        <p className="p-4 text-soft text-sm">
          You have no password. To set one, sign out and choose “Forgot it?” on the sign-in page.
        </p>
      )}
      <Confirm
        title={`Unlink ${name}?`}
        open={isAsking}
        onClose={() => setAsking(false)}
        action="Unlink"
        onConfirm={() => unlink.mutateAsync()}
      >
        You then sign in with your password or a passkey. Your sessions go on. If you sign in with{' '}
        {name} again and it has verified your email address, it is linked again.
      </Confirm>
    </Card>
  )
}
