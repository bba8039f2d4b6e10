import type { Proposal } from '@capstan/sdk'
import { api } from '../../../api.ts'
import { useApi } from '../../../queries.ts'
import { Card, CardHeader, Facts } from '../../../ui/card.tsx'
import { Id } from '../../../ui/copy.tsx'
import { formatExact } from '../../../ui/format.ts'
import { Failure, SkeletonRows } from '../../../ui/states.tsx'

const sources = {
  recipient: 'Signed on the page',
  member: 'Countersigned, signed in',
  manual: 'Recorded here',
} as const

/** Shows the recorded evidence of each signature, the same as in the sealed PDF. */
export function Evidence({ proposal }: { proposal: Proposal }) {
  const evidence = useApi(api.proposals.evidence, proposal.id)
  const { data, error } = evidence
  if (error) return <Failure error={error} onRetry={() => void evidence.reload()} />
  if (!data) return <SkeletonRows rows={4} />
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <Facts
        rows={[
          ['Content hash', <Id key="content" value={data.contentSha256} />],
          [
            'Hash of the PDF sent',
            data.sentSha256 ? <Id key="sent" value={data.sentSha256} /> : '–',
          ],
          [
            'Hash of the sealed PDF',
            proposal.sealedSha256 ? <Id key="sealed" value={proposal.sealedSha256} /> : '–',
          ],
        ]}
      />
      {data.signatures.map((one) => (
        <Card key={`${one.recipientId} ${one.at}`}>
          <CardHeader title={<bdi>{one.name}</bdi>} hint={sources[one.source]} />
          <div className="p-4">
            <Facts
              rows={[
                ['Time', formatExact(one.at)],
                ['Address mailed', one.mailedTo ?? '–'],
                ['Code used', one.codeUsed ? 'Yes' : 'No'],
                ['IP address', one.address ?? '–'],
                ['Browser', one.userAgent ?? '–'],
                ['Agreed to', one.consent ? <bdi key="text">{one.consent.text}</bdi> : '–'],
                ...(one.recorded
                  ? ([
                      ['Told by', one.recorded.by],
                      ['Note', one.recorded.note ?? '–'],
                      ['Recorded by', one.recorded.recordedBy],
                    ] as [string, string][])
                  : []),
              ]}
            />
          </div>
        </Card>
      ))}
    </div>
  )
}
