import type { ContactFilter } from '@capstan/sdk'
import { Link, useNavigate } from '@tanstack/react-router'
import { Download, GitMerge, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ListFrame } from '../../ui/list-frame.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { columnsOf } from './columns.tsx'
import { ContactBulk } from './contact-bulk.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactList } from './contact-list.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { ExportContacts } from './exports/export-contacts.tsx'
import type { ExportScope } from './exports/export-form.tsx'
import { filterOf, writeComparisons } from './filter.ts'
import { FilterChips } from './filter-chips.tsx'
import { type ListView, useContacts, useListView } from './list-view.ts'
import { SaveSegment, SegmentDialog } from './segment-dialog.tsx'
import { SegmentTabs } from './segment-tabs.tsx'
import { useSelection } from './selection.ts'
import { ColumnsMenu, useShownColumns } from './shown-columns.tsx'
import { useWholeList } from './whole-list.ts'

export function Contacts() {
  const view = useListView()
  const { search, setSearch, comparisons, query } = view
  const { list, total } = useContacts(view)
  const items = list.items ?? []
  const members = useWholeList(api.members.list).data ?? []
  const fields = useWholeList(api.contactFields.list).data ?? []
  const onTag = (tag: string): void =>
    setFilter(view, [...comparisons, { field: 'tag', op: 'in', value: [tag] }])
  const columns = columnsOf({ members, fields, onTag })
  const { shown, toggle } = useShownColumns(columns)
  const selection = useSelection(items, total?.value, `${query.q} ${query.filter}`)
  const navigate = useNavigate()
  const openImport = (): void => void navigate({ to: '/contacts/import' })
  const close = (): void => setSearch({ create: undefined })
  return (
    <>
      <PageHeader
        title="Contacts"
        actions={
          <Actions
            view={view}
            isEmpty={items.length === 0}
            isFirst={list.items?.length === 0 && !query.q && !query.filter}
            onImport={openImport}
            onCreate={() => setSearch({ create: true })}
          />
        }
      />
      <SegmentTabs view={view} total={total?.words} />
      <ListFrame
        filters={
          <>
            <Filters view={view} />
            <span className="ms-auto">
              <ColumnsMenu all={columns} shown={shown} onToggle={toggle} />
            </span>
          </>
        }
      >
        <ContactList
          view={view}
          contacts={list}
          total={total}
          columns={shown}
          selection={selection}
          onImport={openImport}
        />
        <ContactBulk view={view} selection={selection} total={total} />
      </ListFrame>
      <Dialog title="Add a contact" open={search.create === true} onClose={close}>
        <ContactForm onDone={close} onCancel={close} />
      </Dialog>
      <Peek view={view} contacts={items} />
    </>
  )
}

const setFilter = ({ setSearch }: ListView, comparisons: ListView['comparisons']): void =>
  setSearch({ filter: writeComparisons(comparisons), tag: undefined })

/** The search, the chips, and what keeps them. */
function Filters({ view }: { view: ListView }) {
  const { search, setSearch, comparisons, segment } = view
  const [isNaming, setNaming] = useState(false)
  return (
    <>
      <SearchField
        label="Search contacts"
        placeholder="Name, email, phone or company"
        className="min-w-44 flex-1 sm:max-w-60"
        value={search.q}
        onChange={(q) => setSearch({ q })}
      />
      <FilterChips
        comparisons={comparisons}
        onChange={(next) =>
          next.length === 0 && !segment
            ? setSearch({ filter: undefined, tag: undefined })
            : setFilter(view, next)
        }
      />
      <SaveSegment view={view} onNew={() => setNaming(true)} />
      <SegmentDialog
        open={isNaming}
        segment={undefined}
        comparisons={view.whole}
        onClose={() => setNaming(false)}
        onDone={({ id }) => {
          setNaming(false)
          setSearch({ segment: id, filter: undefined, tag: undefined })
        }}
      />
    </>
  )
}

interface PeekProps {
  view: ListView
  contacts: Parameters<typeof useSelection>[0]
}

/** The contact beside the list that Space opens. */
function Peek({ view: { search, setSearch }, contacts }: PeekProps) {
  const { contact: openId } = search
  if (!openId) return null
  const openIndex = contacts.findIndex(({ id }) => id === openId)
  const openAt = (index: number): (() => void) | undefined => {
    const next = openIndex < 0 ? undefined : contacts[index]
    return next && (() => setSearch({ contact: next.id }))
  }
  return (
    <ContactPanel
      key={openId}
      id={openId}
      listed={contacts[openIndex]}
      onClose={() => setSearch({ contact: undefined })}
      onPrevious={openAt(openIndex - 1)}
      onNext={openAt(openIndex + 1)}
    />
  )
}

interface ActionsProps {
  view: ListView
  isEmpty: boolean
  /** There is no contact at all: the plate stands in the page. */
  isFirst: boolean
  onImport(): void
  onCreate(): void
}

function Actions({ view, isEmpty, isFirst, onImport, onCreate }: ActionsProps) {
  const [isExporting, setExporting] = useState(false)
  return (
    <>
      {!isEmpty && (
        <Link to="/contacts/duplicates" className={buttonClasses('quiet')}>
          <GitMerge aria-hidden="true" />
          <span className="max-sm:sr-only">Duplicates</span>
        </Link>
      )}
      <Button look="quiet" icon={<Upload aria-hidden="true" />} onClick={onImport}>
        <span className="max-sm:sr-only">Import</span>
      </Button>
      <Button
        look="quiet"
        icon={<Download aria-hidden="true" />}
        disabled={isEmpty}
        onClick={() => setExporting(true)}
      >
        <span className="max-sm:sr-only">Export</span>
      </Button>
      <Button
        look={isFirst ? 'plain' : 'primary'}
        icon={<Plus aria-hidden="true" />}
        onClick={onCreate}
      >
        New contact
      </Button>
      <ExportContacts
        open={isExporting}
        onClose={() => setExporting(false)}
        {...exportScope(view)}
      />
    </>
  )
}

/** The contacts of the list, as an export names them. */
function exportScope({ search: { q }, segment, isChanged, whole }: ListView): ExportScope {
  if (segment && !isChanged && !q) return { segmentId: segment.id }
  const found = ['name', 'email', 'phone', 'company'].map(
    (field): ContactFilter => ({ field, op: 'contains', value: q }),
  )
  const filter = filterOf(whole)
  const parts = [...(filter ? [filter] : []), ...(q ? [{ or: found }] : [])]
  return { filter: parts.length > 1 ? { and: parts } : parts[0] }
}
