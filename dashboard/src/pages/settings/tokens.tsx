import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useChange, useList } from '../../queries.ts'
import { useFilters } from '../../search.ts'
import { useSession } from '../../session.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, PageHeader } from '../../ui/card.tsx'
import { Confirm, Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/states.tsx'
import { NewTokenForm } from './new-token.tsx'
import { RotateToken } from './rotate-token.tsx'
import { SettingsTabs } from './tabs.tsx'
import { type IssuedToken, type Token, tokensPath } from './token.ts'
import { TokenList } from './token-list.tsx'
import { TokenSheet } from './token-sheet.tsx'
import { TokenValue } from './token-value.tsx'

export function Tokens() {
  const { isAdmin } = useSession()
  const [, setFilters] = useFilters()
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
              onClick={() => setFilters({ create: 'true' })}
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
  const [filters, setFilters] = useFilters()
  const tokens = useList<Token>(tokensPath)
  const [issued, setIssued] = useState<IssuedToken | null>(null)
  const [rotating, setRotating] = useState<Token | null>(null)
  const [revoking, setRevoking] = useState<Token | null>(null)
  const close = (): void => setFilters({ create: undefined, token: undefined })
  const revoke = useChange((token: Token) => api.delete(`${tokensPath}/${token.id}`), {
    renews: [tokensPath, '/v1/audit-log'],
    done: 'The token is revoked: nothing that starts now succeeds with it.',
  })
  const show = (token: IssuedToken): void => {
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
          onCreate={() => setFilters({ create: 'true' })}
          onOpen={({ id }) => setFilters({ token: id })}
          onRotate={setRotating}
          onRevoke={setRevoking}
        />
      </Card>
      <Dialog title="New token" open={filters.create === 'true'} onClose={close}>
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
        onClose={() => setFilters({ token: undefined })}
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
        onConfirm={async () => revoking && revoke.mutateAsync(revoking)}
      >
        Whatever uses <strong dir="auto">{revoking?.name}</strong> is refused from this moment on.
        It cannot be undone.
      </Confirm>
    </>
  )
}
