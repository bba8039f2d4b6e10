import type { Token } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { Status, Tag } from '../../ui/badge.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Facts } from '../../ui/card.tsx'
import { Id } from '../../ui/copy.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { Ago } from '../../ui/time.tsx'
import { statusOf } from './token.ts'

interface TokenPanelProps {
  token: Token
  onClose(): void
  onRotate(token: Token): void
  onRevoke(token: Token): void
}

/** One token beside the list, and what was done with it. */
export function TokenPanel({ token, onClose, onRotate, onRevoke }: TokenPanelProps) {
  return (
    <SidePanel
      title={token.name}
      onClose={onClose}
      foot={
        <>
          {!token.revokedAt && (
            <>
              <Button onClick={() => onRotate(token)}>Rotate…</Button>
              <Button look="danger" onClick={() => onRevoke(token)}>
                Revoke…
              </Button>
            </>
          )}
          <Link
            to="/requests"
            search={{ tokenId: token.id }}
            className={`${buttonClasses('quiet')} ms-auto`}
          >
            Open requests
          </Link>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <TokenFacts token={token} />
        <History id={token.id} />
      </div>
    </SidePanel>
  )
}

function TokenFacts({ token }: { token: Token }) {
  const { lastUsed } = token
  return (
    <Facts
      rows={[
        ['Status', <Status key="status" of={statusOf(token, new Date())} />],
        [
          'Value',
          <code key="value" className="font-mono text-xs">
            cap_…{token.lastFour}
          </code>,
        ],
        ['Id', <Id key="id" value={token.id} />],
        [
          'Scopes',
          <span key="scopes" className="flex flex-wrap gap-1">
            {token.scopes.map((scope) => (
              <Tag key={scope} tone={scope === '*' ? 'warn' : 'calm'}>
                {scope === '*' ? 'Everything' : scope}
              </Tag>
            ))}
          </span>,
        ],
        [
          'From',
          token.allowedNetworks.length === 0 ? (
            'Everywhere'
          ) : (
            <span key="networks" className="flex flex-col font-mono text-xs">
              {token.allowedNetworks.map((network) => (
                <span key={network}>{network}</span>
              ))}
            </span>
          ),
        ],
        ['Last used', <Ago key="used" at={token.lastUsedAt} />],
        ...(lastUsed
          ? ([
              ['Used from', <code key="address">{lastUsed.address}</code>],
              ['Used by', lastUsed.userAgent ?? 'Not known'],
            ] as [string, ReactNode][])
          : []),
        ['Expires', <Ago key="expires" at={token.expiresAt} />],
        ['Issued', <Ago key="issued" at={token.createdAt} />],
        ['Issued by', <bdi key="by">{token.createdBy}</bdi>],
        ...(token.revokedAt
          ? ([['Revoked', <Ago key="revoked" at={token.revokedAt} />]] as [string, ReactNode][])
          : []),
      ]}
    />
  )
}

const deeds: Record<string, string> = {
  issueOwnToken: 'Issued',
  issueToken: 'Issued',
  rotateOwnToken: 'Rotated',
  rotateToken: 'Rotated',
  revokeOwnToken: 'Revoked',
  revokeToken: 'Revoked',
}

function History({ id }: { id: string }) {
  const entries = useApi(api.audit.list, { resource: id, limit: 20 })
  return (
    <section>
      <h3 className="mb-2 font-semibold">Activity</h3>
      {entries.error ? (
        <p className="text-bad text-sm">{entries.error.message}</p>
      ) : !entries.data ? (
        <Skeleton className="h-16 w-full" />
      ) : entries.data.data.length === 0 ? (
        <p className="text-faint text-sm">Not used yet</p>
      ) : (
        <ul className="border-line border-t">
          {entries.data.data.map(({ id: entryId, at, action, actor }) => (
            <li key={entryId} className="flex justify-between gap-4 border-line border-b py-2">
              <span className="min-w-0 truncate">
                {deeds[action] ?? action} by <bdi>{actor.name}</bdi>
              </span>
              <span className="text-faint">
                <Ago at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
