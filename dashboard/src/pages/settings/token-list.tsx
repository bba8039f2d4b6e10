import type { Token } from '@capstan/sdk'
import type { ApiList } from '../../queries.ts'
import { Status, Tag } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { QueryTable } from '../../ui/query-table.tsx'
import { Empty } from '../../ui/states.tsx'
import type { Column } from '../../ui/table.tsx'
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
  return (
    <QueryTable
      label="API tokens"
      query={tokens}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={onOpen}
      onPeek={onOpen}
      actionsOf={(token) => [
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
      empty={
        <Empty
          title="Create a token to call the API"
          action={
            <Button look="primary" size="large" onClick={onCreate}>
              Issue a token
            </Button>
          }
        >
          Anyone with a token can act for you. Keep it on servers.
        </Empty>
      }
    />
  )
}

const columns: readonly Column<Token>[] = [
  { title: 'Name', cell: ({ name }) => name },
  {
    title: 'Value',
    type: 'code',
    width: 96,
    wide: true,
    cell: ({ lastFour }) => `cap_…${lastFour}`,
  },
  {
    title: 'Scopes',
    type: 'tags',
    width: 176,
    wide: true,
    cell: ({ scopes }) => <Scopes scopes={scopes} />,
  },
  {
    title: 'Issued by',
    width: 120,
    wider: true,
    cell: ({ createdBy }) => <span dir="auto">{createdBy}</span>,
  },
  {
    title: 'Status',
    type: 'status',
    width: 104,
    cell: (token) => <Status of={statusOf(token, new Date())} />,
  },
  { title: 'Expires', type: 'time', wider: true, cell: ({ expiresAt }) => <Ago at={expiresAt} /> },
  { title: 'Last used', type: 'time', wide: true, cell: (token) => <LastUsed {...token} /> },
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
  if (scopes.includes('*')) return <Tag tone="warn">Everything</Tag>
  const [first = '', ...others] = scopes
  return (
    <span title={scopes.join(', ')} className="relative z-1 inline-flex items-center gap-1">
      <Tag>{first}</Tag>
      {others.length > 0 && <span className="text-faint text-xs">+{others.length}</span>}
    </span>
  )
}
