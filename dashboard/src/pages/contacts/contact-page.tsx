import type { Contact } from '@capstan/sdk'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { FilePenLine, Mail, Phone } from 'lucide-react'
import { Fragment, useEffect } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { formatTotal } from '../../ui/format.ts'
import { PageHeader, TitleRow } from '../../ui/page-header.tsx'
import { Notice, Skeleton } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Consents } from './consents.tsx'
import { nameOf } from './contact.ts'
import { ContactActions } from './contact-actions.tsx'
import { ContactProposals } from './contact-proposals.tsx'
import { ContactDetails } from './details.tsx'
import { placeOf } from './list-place.ts'
import { MissingContact } from './missing-contact.tsx'
import { Notes } from './notes.tsx'
import { useProposalSums } from './proposal-value.tsx'
import { contactPageSearch } from './search-params.ts'
import { Timeline } from './timeline.tsx'
import { useWideWindow } from './wide-window.ts'
import { timeThere } from './words.ts'

const trail = [{ title: 'Contacts', to: '/contacts' }]

export function ContactPage() {
  const { contactId = '' } = useParams({ strict: false })
  const contact = useApi(api.contacts.get, contactId)
  if (contact.data) {
    return (
      <ContactView
        key={contact.data.id}
        contact={contact.data}
        isMerged={contact.data.id !== contactId}
      />
    )
  }
  return (
    <>
      <PageHeader title="Contact" trail={trail} />
      {contact.error ? (
        <MissingContact error={contact.error} onRetry={() => void contact.reload()} />
      ) : (
        <div role="status" aria-label="Loading" className="late flex flex-col gap-5">
          <Skeleton className="h-13 w-2/3" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </>
  )
}

interface ContactViewProps {
  contact: Contact
  /** The address names a contact that was merged into this one. */
  isMerged: boolean
}

function ContactView({ contact, isMerged }: ContactViewProps) {
  const isWide = useWideWindow()
  const position = usePosition(contact.id)
  return (
    <>
      <PageHeader
        isPlain
        title={nameOf(contact)}
        trail={trail}
        {...(position && { position })}
        actions={<ContactActions contact={contact} />}
      />
      <div className="bleed -mt-6 -mb-6 xl:grid xl:grid-cols-[minmax(0,1fr)_21.75rem] max-sm:-mt-2">
        <div className="@container min-w-0">
          <div className="px-(--inset) pt-6 pb-8">
            {isMerged && (
              <div className="mb-5">
                <Notice>
                  The contact of this link was merged into <bdi>{nameOf(contact)}</bdi>.
                </Notice>
              </div>
            )}
            <ContactTitle contact={contact} />
            <ContactTabs contact={contact} isWide={isWide} />
          </div>
        </div>
        {isWide && (
          <aside
            aria-label="Details"
            className="min-h-[calc(100dvh-4.25rem)] border-line border-s bg-paper/40 px-5"
          >
            <div className="py-3.5">
              <ContactDetails contact={contact} />
            </div>
          </aside>
        )}
      </div>
    </>
  )
}

interface ContactTitleProps {
  contact: Contact
}

function ContactTitle({ contact }: ContactTitleProps) {
  const { id, email, phone, doNotContact } = contact
  return (
    <TitleRow
      title={nameOf(contact)}
      media={<Avatar id={id} name={nameOf(contact)} size="huge" />}
      badge={doNotContact && <Badge tone="bad">Do not contact</Badge>}
      lead={<Lead contact={contact} />}
      actions={
        <>
          {!doNotContact && (
            <>
              {email && (
                <a href={`mailto:${encodeURIComponent(email)}`} className={buttonClasses()}>
                  <Mail aria-hidden="true" /> Email
                </a>
              )}
              {phone && (
                <a href={`tel:${phone}`} className={buttonClasses()}>
                  <Phone aria-hidden="true" /> Call
                </a>
              )}
            </>
          )}
          <Link
            to="/proposals"
            search={{ contact: id, create: true }}
            className={buttonClasses('primary')}
          >
            <FilePenLine aria-hidden="true" /> New proposal
          </Link>
        </>
      }
    />
  )
}

/** Shows job, company, place and local time. */
function Lead({ contact: { jobTitle, company, companyId, address, timezone } }: ContactTitleProps) {
  const time = timezone && timeThere(timezone)
  const firm =
    companyId && company ? (
      <Link
        to="/companies/$companyId"
        params={{ companyId }}
        className="underline decoration-line2 underline-offset-2 hover:text-ink"
      >
        {company}
      </Link>
    ) : (
      company
    )
  const parts = [jobTitle, firm, address?.city].filter(Boolean)
  return (
    <bdi>
      {parts.map((part, index) => (
        <Fragment key={index === 0 ? 'first' : `part ${index}`}>
          {index > 0 && ', '}
          {part}
        </Fragment>
      ))}
      {time && `${parts.length > 0 ? ' · ' : ''}${time} there`}
    </bdi>
  )
}

function ContactTabs({ contact, isWide }: { contact: Contact; isWide: boolean }) {
  const [{ view }, setSearch] = useSearchParams(contactPageSearch)
  const shown = isWide && view === 'details' ? undefined : view
  const counts = useCounts(contact.id)
  return (
    <>
      <Tabs
        label="Contact"
        value={shown ?? 'timeline'}
        onChange={(next) => setSearch({ view: next === 'timeline' ? undefined : next })}
        tabs={[
          { value: 'timeline', title: 'Timeline' },
          ...(isWide ? [] : [{ value: 'details' as const, title: 'Details' }]),
          { value: 'proposals', title: 'Proposals', count: counts.proposals },
          { value: 'notes', title: 'Notes', count: counts.notes },
          { value: 'consents', title: 'Consents', count: counts.consents },
        ]}
      />
      {shown === undefined && <Timeline contact={contact} />}
      {shown === 'details' && <ContactDetails contact={contact} />}
      {shown === 'proposals' && <ContactProposals contact={contact} />}
      {shown === 'notes' && <Notes contactId={contact.id} />}
      {shown === 'consents' && <Consents contact={contact} />}
    </>
  )
}

/** Counts for the tabs, from the first page of each list: `25+` if there are more. */
function useCounts(contactId: string) {
  const sums = useProposalSums(contactId).data?.data
  const { items: notes, hasNextPage } = useApiList(api.contacts.notes.list, [contactId])
  const consents = useApi(api.contacts.consents.list, [contactId, { limit: 50 }]).data
  return {
    proposals: sums?.reduce((all, { count }) => all + count, 0) || undefined,
    notes: notes?.length ? formatTotal(notes.length, !hasNextPage) : undefined,
    consents: consents?.data.length
      ? formatTotal(consents.data.length, !consents.hasMore)
      : undefined,
  }
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="menu"]') !== null

/** Where the contact stands in the list that it was opened from; J and K go on in it. */
function usePosition(id: string) {
  const navigate = useNavigate()
  const place = placeOf(id)
  const { previous, next } = place ?? {}
  useEffect(() => {
    const onKey = ({ key, target, metaKey, ctrlKey, altKey }: KeyboardEvent): void => {
      if (metaKey || ctrlKey || altKey || isTyping(target)) return
      if (document.querySelector('dialog[open]')) return
      const to = { j: next, k: previous }[key]
      if (to) void navigate({ to: '/contacts/$contactId', params: { contactId: to } })
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [navigate, next, previous])
  const open = (to: string | undefined) =>
    to === undefined
      ? undefined
      : () => void navigate({ to: '/contacts/$contactId', params: { contactId: to } })
  return (
    place && {
      index: place.index + 1,
      total: place.total,
      onPrevious: open(previous),
      onNext: open(next),
    }
  )
}
