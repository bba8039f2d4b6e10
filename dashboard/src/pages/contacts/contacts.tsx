import { Download, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatCount } from '../../ui/format.ts'
import { ListFrame } from '../../ui/list-frame.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { columnsOf } from './columns.tsx'
import { ContactBulk } from './contact-bulk.tsx'
import { exportContacts } from './contact-file.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactList } from './contact-list.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { writeComparisons } from './filter.ts'
import { FilterChips } from './filter-chips.tsx'
import { ImportContacts } from './import-contacts.tsx'
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
  const [isImporting, setImporting] = useState(false)
  const close = (): void => setSearch({ create: undefined })
  return (
    <>
      <PageHeader
        title="Contacts"
        actions={
          <Actions
            query={query}
            isEmpty={items.length === 0}
            isFirst={list.items?.length === 0 && !query.q && !query.filter}
            onImport={() => setImporting(true)}
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
          onImport={() => setImporting(true)}
        />
        <ContactBulk view={view} selection={selection} total={total} />
      </ListFrame>
      <Dialog title="Add a contact" open={search.create === true} onClose={close}>
        <ContactForm onDone={close} onCancel={close} />
      </Dialog>
      <Peek view={view} contacts={items} />
      <Dialog
        title="Import contacts"
        open={isImporting}
        onClose={() => setImporting(false)}
        shape="wide"
      >
        <ImportContacts onDone={() => setImporting(false)} />
      </Dialog>
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
  query: ListView['query']
  isEmpty: boolean
  /** There is no contact at all: the plate stands in the page. */
  isFirst: boolean
  onImport(): void
  onCreate(): void
}

function Actions({ query, isEmpty, isFirst, onImport, onCreate }: ActionsProps) {
  const save = useApiMutation(() => exportContacts(query), {
    invalidates: [],
    done: (count) => `${formatCount(count, 'contact')} saved in contacts.csv.`,
  })
  return (
    <>
      <Button look="quiet" icon={<Upload aria-hidden="true" />} onClick={onImport}>
        <span className="max-sm:sr-only">Import</span>
      </Button>
      <Button
        look="quiet"
        icon={<Download aria-hidden="true" />}
        busy={save.isPending}
        disabled={isEmpty}
        onClick={() => save.mutate()}
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
    </>
  )
}
