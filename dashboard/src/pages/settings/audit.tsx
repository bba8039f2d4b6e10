import type { AuditEntry } from '@capstan/sdk'
import { History } from 'lucide-react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { Button } from '../../ui/button.tsx'
import { Card, PageHeader } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty, Failure, SkeletonRows } from '../../ui/states.tsx'
import { More, Table } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { AuditDetails } from './audit-details.tsx'
import { nameOf, wordsOf } from './audit-entry.ts'
import { AuditFilterBar, auditFilterNames, noAuditFilters } from './audit-filters.tsx'
import { auditSearch } from './search-params.ts'
import { SettingsTabs } from './tabs.tsx'
import { useVerification, Verdict, VerifyButton } from './verification.tsx'

export function AuditLog() {
  const { isAdmin } = useSession()
  const chain = useVerification()
  return (
    <>
      <PageHeader
        title="Settings"
        lead="Who changed what, from where, and what it was before."
        actions={isAdmin && <VerifyButton of={chain} />}
      />
      <SettingsTabs />
      {isAdmin ? (
        <>
          <div aria-live="polite" className="mb-3 empty:mb-0">
            <Verdict of={chain} />
          </div>
          <Entries />
        </>
      ) : (
        <Card>
          <Empty icon={History} title="For owners and admins">
            The audit log shows what everybody did, so that it takes the role of an admin. An owner
            can give it to you.
          </Empty>
        </Card>
      )}
    </>
  )
}

function Entries() {
  const [search, setSearch] = useSearchParams(auditSearch)
  const filters = Object.fromEntries(auditFilterNames.map((name) => [name, search[name]]))
  const entries = useApiList(api.audit.list, filters)
  const open = entries.items?.find(({ id }) => id === search.entry)
  const close = (): void => setSearch({ entry: undefined })
  return (
    <>
      <AuditFilterBar filters={filters} entries={entries.items ?? []} onChange={setSearch} />
      <Card>
        {entries.error ? (
          <Failure error={entries.error} onRetry={() => void entries.reload()} />
        ) : !entries.items ? (
          <SkeletonRows />
        ) : entries.items.length === 0 ? (
          <NoEntries
            isFiltered={auditFilterNames.some((name) => search[name])}
            onClear={() => setSearch(noAuditFilters)}
          />
        ) : (
          <>
            <EntryTable entries={entries.items} onOpen={({ id }) => setSearch({ entry: id })} />
            <More
              hasMore={entries.hasNextPage}
              busy={entries.isFetchingNextPage}
              onMore={() => void entries.fetchNextPage()}
            />
          </>
        )}
      </Card>
      <Dialog
        title={open ? wordsOf(open.action) : 'Not among these'}
        shape={open ? 'sheet' : 'box'}
        open={search.entry !== undefined && entries.items !== undefined}
        onClose={close}
      >
        {open ? (
          <AuditDetails
            entry={open}
            onFilter={(chosen) => setSearch({ ...noAuditFilters, ...chosen, entry: undefined })}
          />
        ) : (
          <p className="text-soft text-sm">
            The entry is not among those that are shown. Clear the filters, or show more of them.
          </p>
        )}
      </Dialog>
    </>
  )
}

function NoEntries({ isFiltered, onClear }: { isFiltered: boolean; onClear(): void }) {
  return (
    <Empty
      icon={History}
      title={isFiltered ? 'No change fits' : 'No changes yet'}
      action={isFiltered && <Button onClick={onClear}>Clear the filters</Button>}
    >
      {isFiltered
        ? 'An operation is named as in the API reference, such as updateContact; a thing by its kind or its id.'
        : 'Every change stands here as soon as it is made, whether by a person, a token or the operator.'}
    </Empty>
  )
}

const subjectOf = (entry: AuditEntry): string =>
  nameOf(entry) ?? entry.resource.id ?? entry.resource.type

interface EntryTableProps {
  entries: readonly AuditEntry[]
  onOpen(entry: AuditEntry): void
}

function EntryTable({ entries, onOpen }: EntryTableProps) {
  return (
    <Table
      label="Changes"
      rows={entries}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      columns={[
        {
          title: 'What',
          cell: (entry) => (
            <span className="block max-w-48 truncate md:max-w-none">
              {wordsOf(entry.action)}
              <span className="block truncate font-normal text-soft md:hidden">
                {subjectOf(entry)}
              </span>
            </span>
          ),
        },
        {
          title: 'To',
          wide: true,
          grows: true,
          cell: (entry) => (
            <span className="text-soft" dir="auto">
              {subjectOf(entry)}
            </span>
          ),
        },
        {
          title: 'Done by',
          wide: true,
          cell: ({ actor }) => (
            <span className="flex max-w-56 items-baseline gap-2">
              <span className="truncate" dir="auto" title={actor.name}>
                {actor.name}
              </span>
              <span className="text-faint text-xs">{actor.kind}</span>
            </span>
          ),
        },
        { title: 'Address', wide: true, cell: ({ address }) => address ?? '' },
        { title: 'When', end: true, cell: ({ at }) => <Ago at={at} /> },
      ]}
    />
  )
}
