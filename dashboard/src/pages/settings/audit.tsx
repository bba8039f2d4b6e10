import type { AuditEntry } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { NoRight } from '../../ui/blocked.tsx'
import { ListFrame } from '../../ui/list-frame.tsx'
import { QueryTable } from '../../ui/query-table.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Empty } from '../../ui/states.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { AuditDetails } from './audit-details.tsx'
import { nameOf, titleOf } from './audit-entry.ts'
import { AuditFilterBar, auditFilterNames, noAuditFilters } from './audit-filters.tsx'
import { SettingsFrame } from './frame.tsx'
import { auditSearch } from './search-params.ts'
import { useVerification, Verdict, VerifyButton } from './verification.tsx'

export function AuditLog() {
  const { isAdmin } = useSession()
  const chain = useVerification()
  return (
    <SettingsFrame isList actions={isAdmin && <VerifyButton of={chain} />}>
      {isAdmin ? (
        <>
          <div aria-live="polite" className="mb-10 empty:mb-0">
            <Verdict of={chain} />
          </div>
          <Entries />
        </>
      ) : (
        <NoRight who="an owner or an admin" />
      )}
    </SettingsFrame>
  )
}

function Entries() {
  const [search, setSearch] = useSearchParams(auditSearch)
  const filters = Object.fromEntries(auditFilterNames.map((name) => [name, search[name]]))
  const entries = useApiList(api.audit.list, filters)
  const opened = entries.items?.find(({ id }) => id === search.entry)
  const close = (): void => setSearch({ entry: undefined })
  const items = entries.items ?? []
  const index = items.findIndex(({ id }) => id === search.entry)
  const openAt = (place: number) => {
    const row = index < 0 ? undefined : items[place]
    return row && (() => setSearch({ entry: row.id }))
  }
  return (
    <>
      <ListFrame
        filters={<AuditFilterBar filters={filters} entries={items} onChange={setSearch} />}
      >
        <QueryTable
          label="Changes"
          query={entries}
          columns={columns}
          keyOf={({ id }) => id}
          onOpen={({ id }) => setSearch({ entry: id })}
          onPeek={({ id }) => setSearch({ entry: id })}
          onClearFilters={
            auditFilterNames.some((name) => search[name])
              ? () => setSearch(noAuditFilters)
              : undefined
          }
          empty={
            <Empty title="No changes yet">
              Each change appears here with who made it and what it was before.
            </Empty>
          }
        />
      </ListFrame>
      {search.entry && entries.items && (
        <SidePanel
          title={opened ? titleOf(opened) : 'Not in this list'}
          onClose={close}
          onPrevious={openAt(index - 1)}
          onNext={openAt(index + 1)}
        >
          {opened ? (
            <AuditDetails
              entry={opened}
              onFilter={(chosen) => setSearch({ ...noAuditFilters, ...chosen, entry: undefined })}
            />
          ) : (
            <p className="text-soft">Clear the filters, or show more, to find this entry.</p>
          )}
        </SidePanel>
      )}
    </>
  )
}

const subjectOf = (entry: AuditEntry): string =>
  nameOf(entry) ?? entry.resource.id ?? entry.resource.type

const columns: readonly Column<AuditEntry>[] = [
  { title: 'Change', type: 'name', cell: titleOf },
  { title: 'To', wide: true, cell: (entry) => <span dir="auto">{subjectOf(entry)}</span> },
  {
    title: 'Done by',
    wide: true,
    cell: ({ actor }) => (
      <>
        <span className="text-ink" dir="auto" title={actor.name}>
          {actor.name}
        </span>{' '}
        <span className="text-faint text-xs">{actor.kind}</span>
      </>
    ),
  },
  {
    title: 'From',
    type: 'code',
    width: 128,
    wider: true,
    cell: ({ address }) => address ?? '',
  },
  { title: 'When', type: 'time', cell: ({ at }) => <Ago at={at} /> },
]
