import type { Proposal } from '@capstan/sdk'
import { api } from '../../../api.ts'
import { useApi } from '../../../queries.ts'
import { useSearchParams } from '../../../search.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Id } from '../../../ui/copy.tsx'
import { PageHeader, TitleRow } from '../../../ui/page-header.tsx'
import { Properties } from '../../../ui/properties.tsx'
import { Notice } from '../../../ui/states.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { TotalsFoot } from '../editor/totals-foot.tsx'
import { formatTotalAmount } from '../money.ts'
import { proposalPageSearch } from '../search-params.ts'
import { trail } from '../trail.ts'
import { formatValidity } from '../validity.ts'
import { isSigned, statusTones, statusWords, titleOf } from '../words.ts'
import { Acts } from './acts.tsx'
import { Comments } from './comments.tsx'
import { Content } from './content.tsx'
import { Evidence } from './evidence.tsx'
import { Recipients } from './recipients.tsx'
import { Revisions } from './revisions.tsx'
import { Timeline } from './timeline.tsx'

const tabs = [
  { title: 'People', value: 'people' },
  { title: 'Comments', value: 'comments' },
  { title: 'Content', value: 'content' },
] as const

/** A proposal that was sent: where it stands, who has done what, and what can be done now. */
export function Sent({ proposal }: { proposal: Proposal }) {
  const [{ tab = 'people' }, setSearch] = useSearchParams(proposalPageSearch)
  const { status, number, totals, amountsDue, currency, reason, expiresAt } = proposal
  const { data: settings } = useApi(api.proposalSettings.get)
  const until = expiresAt && (settings ? formatValidity(expiresAt, settings.defaults.timeZone) : '')
  const hasEvidence = isSigned(status) || status === 'voided' || status === 'signing'
  return (
    <>
      <PageHeader
        isPlain
        title={titleOf(proposal)}
        trail={trail}
        actions={<Acts proposal={proposal} />}
      />
      <div className="bleed -mt-6 -mb-6 xl:grid xl:grid-cols-[minmax(0,1fr)_21.75rem] max-sm:-mt-2">
        <div className="@container min-w-0">
          <div className="px-(--inset) pt-6">
            <TitleRow
              title={titleOf(proposal)}
              badge={<Badge tone={statusTones[status]}>{statusWords[status]}</Badge>}
              lead={
                <span className="tabular-nums">
                  {number} · {formatTotalAmount(totals.firstTotal, currency)}
                </span>
              }
            />
            {reason && (
              <div className="mb-6">
                <Notice tone={statusTones[status] === 'bad' ? 'bad' : 'info'}>
                  <bdi className="whitespace-pre-wrap break-words">{reason}</bdi>
                </Notice>
              </div>
            )}
            <Tabs
              label="Parts of the proposal"
              tabs={hasEvidence ? [...tabs, { title: 'Evidence', value: 'evidence' }] : tabs}
              value={tab}
              onChange={(next) =>
                setSearch({ tab: next === 'people' ? undefined : (next as 'comments') })
              }
            />
          </div>
          <div className="px-(--inset) pb-8">
            {tab === 'people' && <Recipients proposal={proposal} />}
            {tab === 'comments' && <Comments proposal={proposal} />}
            {tab === 'content' && <Content proposal={proposal} />}
            {tab === 'evidence' && <Evidence proposal={proposal} />}
          </div>
        </div>
        <aside
          aria-label="Details"
          className="border-line bg-paper/40 px-5 py-3.5 xl:min-h-[calc(100dvh-4.25rem)] xl:border-s max-xl:border-t"
        >
          <div className="-my-3.5 divide-y divide-line">
            <Timeline proposal={proposal} />
            <div className="-mx-5 [--inset:1.25rem]">
              <TotalsFoot {...{ totals, amountsDue, currency }} />
            </div>
            <Properties
              rows={[
                { label: 'Valid until', value: until ?? 'No end' },
                { label: 'Language', value: proposal.language },
                { label: 'Id', value: <Id value={proposal.id} /> },
                ...(proposal.contentSha256
                  ? [{ label: 'Content hash', value: <Id value={proposal.contentSha256} /> }]
                  : []),
              ]}
            />
            <Revisions proposal={proposal} />
          </div>
        </aside>
      </div>
    </>
  )
}
