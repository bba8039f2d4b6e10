import type { NewlyIssuedToken, Token } from '@capstan/sdk'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiList, useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { NoRight } from '../../ui/blocked.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm, Dialog } from '../../ui/dialog.tsx'
import { ListFrame } from '../../ui/list-frame.tsx'
import { SettingsFrame } from './frame.tsx'
import { NewTokenForm } from './new-token.tsx'
import { RotateToken } from './rotate-token.tsx'
import { tokenSearch } from './search-params.ts'
import { TokenList } from './token-list.tsx'
import { TokenPanel } from './token-panel.tsx'
import { TokenValue } from './token-value.tsx'

export function Tokens() {
  const { isAdmin } = useSession()
  const [, setSearch] = useSearchParams(tokenSearch)
  return (
    <SettingsFrame
      isList
      actions={
        isAdmin && (
          <Button
            look="primary"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setSearch({ create: true })}
          >
            New token
          </Button>
        )
      }
    >
      {isAdmin ? <OwnTokens /> : <NoRight who="an owner or an admin" />}
    </SettingsFrame>
  )
}

function OwnTokens() {
  const [filters, setSearch] = useSearchParams(tokenSearch)
  const tokens = useApiList(api.tokens.list)
  const [issued, setIssued] = useState<NewlyIssuedToken | null>(null)
  const [rotating, setRotating] = useState<Token | null>(null)
  const [revoking, setRevoking] = useState<Token | null>(null)
  const opened = tokens.items?.find(({ id }) => id === filters.token)
  const close = (): void => setSearch({ create: undefined, token: undefined })
  const revoke = useApiMutation(api.tokens.revoke, {
    invalidates: ['tokens', 'audit'],
    done: 'Token revoked. New requests with it are refused.',
  })
  const show = (token: NewlyIssuedToken): void => {
    setRotating(null)
    close()
    setIssued(token)
  }
  return (
    <>
      <ListFrame>
        <TokenList
          tokens={tokens}
          onCreate={() => setSearch({ create: true })}
          onOpen={({ id }) => setSearch({ token: id })}
          onRotate={setRotating}
          onRevoke={setRevoking}
        />
      </ListFrame>
      <Dialog title="New token" open={filters.create === true} onClose={close}>
        <NewTokenForm onIssued={show} />
      </Dialog>
      <Dialog
        title="Your new token"
        open={issued !== null}
        onClose={() => setIssued(null)}
        shape="wide"
        firm
      >
        {issued && <TokenValue token={issued.token} onClose={() => setIssued(null)} />}
      </Dialog>
      {opened && (
        <TokenPanel
          token={opened}
          onClose={() => setSearch({ token: undefined })}
          onRotate={setRotating}
          onRevoke={setRevoking}
        />
      )}
      <RotateToken token={rotating} onClose={() => setRotating(null)} onRotated={show} />
      <Confirm
        title="Revoke the token?"
        open={revoking !== null}
        onClose={() => setRevoking(null)}
        action="Revoke"
        {...(revoking && { name: revoking.name })}
        onConfirm={async () => revoking && revoke.mutateAsync(revoking.id)}
      >
        Requests with <strong dir="auto">{revoking?.name}</strong> are refused at once. You cannot
        undo this.
      </Confirm>
    </>
  )
}
