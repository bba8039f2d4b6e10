import type { NewlyIssuedToken, Token } from '@capstan/sdk'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiList, useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, PageHeader } from '../../ui/card.tsx'
import { Confirm, Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/states.tsx'
import { NewTokenForm } from './new-token.tsx'
import { RotateToken } from './rotate-token.tsx'
import { tokenSearch } from './search-params.ts'
import { SettingsTabs } from './tabs.tsx'
import { TokenList } from './token-list.tsx'
import { TokenSheet } from './token-sheet.tsx'
import { TokenValue } from './token-value.tsx'

export function Tokens() {
  const { isAdmin } = useSession()
  const [, setSearch] = useSearchParams(tokenSearch)
  return (
    <>
      <PageHeader
        title="Settings"
        lead="Tokens are how your own servers sign in to the API."
        actions={
          isAdmin && (
            <Button
              look="primary"
              icon={<Plus size={16} aria-hidden="true" />}
              onClick={() => setSearch({ create: true })}
            >
              New token
            </Button>
          )
        }
      />
      <SettingsTabs />
      {isAdmin ? (
        <OwnTokens />
      ) : (
        <Card>
          <Empty icon={KeyRound} title="Tokens are for admins">
            Whoever has a token can do what it may do, so owners and admins issue them. Ask one of
            them.
          </Empty>
        </Card>
      )}
    </>
  )
}

function OwnTokens() {
  const [filters, setSearch] = useSearchParams(tokenSearch)
  const tokens = useApiList(api.tokens.list)
  const [issued, setIssued] = useState<NewlyIssuedToken | null>(null)
  const [rotating, setRotating] = useState<Token | null>(null)
  const [revoking, setRevoking] = useState<Token | null>(null)
  const close = (): void => setSearch({ create: undefined, token: undefined })
  const revoke = useApiMutation(api.tokens.revoke, {
    invalidates: ['tokens', 'audit'],
    done: 'The token is revoked: nothing that starts now succeeds with it.',
  })
  const show = (token: NewlyIssuedToken): void => {
    setRotating(null)
    close()
    setIssued(token)
  }
  return (
    <>
      <Card>
        <CardHeader
          title="API Tokens"
          hint="Keep them out of browsers, mobile apps and repositories: whoever has one is your organization."
        />
        <TokenList
          tokens={tokens}
          onCreate={() => setSearch({ create: true })}
          onOpen={({ id }) => setSearch({ token: id })}
          onRotate={setRotating}
          onRevoke={setRevoking}
        />
      </Card>
      <Dialog title="New token" open={filters.create === true} onClose={close}>
        <NewTokenForm onIssued={show} />
      </Dialog>
      <Dialog
        title={`The value of ${issued?.name ?? ''}`}
        open={issued !== null}
        onClose={() => setIssued(null)}
        shape="wide"
        firm
      >
        {issued && <TokenValue token={issued.token} onClose={() => setIssued(null)} />}
      </Dialog>
      <TokenSheet
        token={tokens.items?.find(({ id }) => id === filters.token)}
        onClose={() => setSearch({ token: undefined })}
        onRotate={setRotating}
        onRevoke={setRevoking}
      />
      <RotateToken token={rotating} onClose={() => setRotating(null)} onRotated={show} />
      <Confirm
        title="Revoke the token?"
        open={revoking !== null}
        onClose={() => setRevoking(null)}
        action="Revoke"
        {...(revoking && { name: revoking.name })}
        onConfirm={async () => revoking && revoke.mutateAsync(revoking.id)}
      >
        Whatever uses <strong dir="auto">{revoking?.name}</strong> is refused from this moment on.
        It cannot be undone.
      </Confirm>
    </>
  )
}
