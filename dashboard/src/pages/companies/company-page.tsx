import { type Company, isCapstanError } from '@capstan/sdk'
import { useParams } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Gone } from '../../ui/blocked.tsx'
import { PageHeader, TitleRow } from '../../ui/page-header.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { CompanyActions } from './company-actions.tsx'
import { CompanyContacts } from './company-contacts.tsx'
import { CompanyDetails } from './company-details.tsx'

const trail = [{ title: 'Companies', to: '/companies' }]

export function CompanyPage() {
  const { companyId = '' } = useParams({ strict: false })
  const company = useApi(api.companies.get, companyId)
  if (company.data) return <CompanyView key={companyId} company={company.data} />
  const { error } = company
  return (
    <>
      <PageHeader title="Company" trail={trail} />
      {error && isCapstanError(error) && error.status === 404 && <Gone what="company" />}
      {error && !(isCapstanError(error) && error.status === 404) && (
        <Failure error={error} onRetry={() => void company.reload()} />
      )}
      {!error && (
        <div role="status" aria-label="Loading" className="late flex flex-col gap-5">
          <Skeleton className="h-13 w-2/3" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </>
  )
}

function CompanyView({ company }: { company: Company }) {
  return (
    <>
      <PageHeader
        isPlain
        title={company.name}
        trail={trail}
        actions={<CompanyActions company={company} />}
      />
      <div className="bleed -mt-6 -mb-6 xl:grid xl:grid-cols-[minmax(0,1fr)_21.75rem] max-sm:-mt-2">
        <div className="@container min-w-0">
          <div className="px-(--inset) pt-6">
            <TitleRow
              title={company.name}
              media={<Avatar id={company.id} name={company.name} size="huge" square />}
              lead={company.domain}
            />
          </div>
          <CompanyContacts company={company} />
        </div>
        <aside
          aria-label="Details"
          className="border-line bg-paper/40 px-5 py-3.5 xl:min-h-[calc(100dvh-4.25rem)] xl:border-s max-xl:border-t"
        >
          <CompanyDetails company={company} />
        </aside>
      </div>
    </>
  )
}
