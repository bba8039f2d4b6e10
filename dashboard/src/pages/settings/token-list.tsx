import type { Token } from '@capstan/sdk'
import { KeyRound } from 'lucide-react'
import type { ApiList } from '../../queries.ts'
import { Badge, Status } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Empty, Failure, SkeletonRows } from '../../ui/states.tsx'
import { type Column, More, Table } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { statusOf } from './token.ts'

interface TokenListProps {
  tokens: ApiList<Token>
  onCreate(): void
  onOpen(token: Token): void
  onRotate(token: Token): void
  onRevoke(token: Token): void
}

export function TokenList({ tokens, onCreate, onOpen, onRotate, onRevoke }: TokenListProps) {
  if (tokens.error) {
    return <Failure error={tokens.error} onRetry={() => void tokens.reload()} />
  }
  if (!tokens.items) return <SkeletonRows />
  if (tokens.items.length === 0) {
    return (
      <Empty
        icon={KeyRound}
        title="No token yet"
        action={
          <Button look="primary" onClick={onCreate}>
            Issue the first one
          </Button>
        }
      >
        A token opens the API for one organization, with the scopes that you give it.
      </Empty>
    )
  }
  const actions: Column<Token> = {
    title: 'Actions',
    spoken: true,
    end: true,
    cell: (token) => (
      <Menu
        label={`Actions for ${token.name}`}
        actions={[
          {
            label: 'Rotate…',
            disabled: token.revokedAt !== null,
            onSelect: () => onRotate(token),
          },
          {
            label: 'Revoke…',
            danger: true,
            disabled: token.revokedAt !== null,
            onSelect: () => onRevoke(token),
          },
        ]}
      />
    ),
  }
  return (
    <>
      <Table
        label="API tokens"
        rows={tokens.items}
        keyOf={({ id }) => id}
        onOpen={onOpen}
        columns={[...columns, actions]}
      />
      <More
        hasMore={tokens.hasNextPage}
        busy={tokens.isFetchingNextPage}
        onMore={() => void tokens.fetchNextPage()}
      />
    </>
  )
}

const columns: readonly Column<Token>[] = [
  { title: 'Name', grows: true, cell: ({ name }) => name },
  {
    title: 'Value',
    wide: true,
    cell: ({ lastFour }) => (
      <code className="whitespace-nowrap font-mono text-xs">cap_…{lastFour}</code>
    ),
  },
  { title: 'Scopes', wide: true, cell: ({ scopes }) => <Scopes scopes={scopes} /> },
  { title: 'Last used', wide: true, cell: (token) => <LastUsed {...token} /> },
  { title: 'Expires', wider: true, cell: ({ expiresAt }) => <Ago at={expiresAt} /> },
  {
    title: 'Issued by',
    wider: true,
    cell: ({ createdBy }) => (
      <span className="block max-w-32 truncate" dir="auto">
        {createdBy}
      </span>
    ),
  },
  { title: 'Status', cell: (token) => <Status of={statusOf(token, new Date())} /> },
]

/** When; from where and by what on hover, and to who listens. */
function LastUsed({ lastUsed }: Token) {
  if (!lastUsed) return <Ago at={null} />
  const { at, address, userAgent } = lastUsed
  const how = `from ${address}${userAgent ? `, by ${userAgent}` : ''}`
  return (
    <span title={how} className="relative z-1">
      <Ago at={at} />
      <span className="sr-only"> {how}</span>
    </span>
  )
}

function Scopes({ scopes }: { scopes: string[] }) {
  if (scopes.includes('*')) return <Badge tone="warn">everything</Badge>
  const [first, ...others] = scopes
  return (
    <span title={scopes.join(', ')} className="relative z-1 inline-flex items-center gap-1">
      <Badge>{first}</Badge>
      {others.length > 0 && <span className="text-faint text-xs">+{others.length}</span>}
    </span>
  )
}
