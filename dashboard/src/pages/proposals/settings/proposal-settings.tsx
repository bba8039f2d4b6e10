import { api } from '../../../api.ts'
import { useApi } from '../../../queries.ts'
import { Failure, SkeletonCard } from '../../../ui/states.tsx'
import { SettingsFrame } from '../../settings/frame.tsx'
import { BrandCard } from './brand-card.tsx'
import { CertificateCard } from './certificate-card.tsx'
import { ConsentCard } from './consent-card.tsx'
import { DefaultsCard } from './defaults-card.tsx'
import { NumberCard } from './number-card.tsx'
import { RetentionCard } from './retention-card.tsx'
import { SigningCard } from './signing-card.tsx'

/** How proposals are numbered, how they look, and what drafts begin with: one card per decision. */
export function ProposalSettings() {
  const { data, error, reload } = useApi(api.proposalSettings.get)
  return (
    <SettingsFrame>
      {error && !data && <Failure error={error} onRetry={() => void reload()} />}
      {!data && !error && (
        <div role="status" aria-label="Loading" className="flex flex-col gap-5">
          <SkeletonCard className="h-40" />
          <SkeletonCard className="h-72" />
        </div>
      )}
      {data && (
        <>
          <BrandCard settings={data} />
          <NumberCard settings={data} />
          <DefaultsCard settings={data} />
          <SigningCard settings={data} />
          <ConsentCard settings={data} />
          <CertificateCard />
          <RetentionCard settings={data} />
        </>
      )}
    </SettingsFrame>
  )
}
