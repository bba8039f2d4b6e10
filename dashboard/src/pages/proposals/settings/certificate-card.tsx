import { isCapstanError } from '@capstan/sdk'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useReloadable } from '../../../queries.ts'
import { useSession } from '../../../session.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader, Facts } from '../../../ui/card.tsx'
import { Id } from '../../../ui/copy.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { formatDate } from '../../../ui/format.ts'
import { Failure, Notice } from '../../../ui/states.tsx'
import { CertificateUpload } from './certificate-upload.tsx'

type SigningCertificate = Awaited<ReturnType<typeof api.proposals.certificate>>

const key = ['proposals', 'certificate']

/** Before the first is needed there is none, which is no failure. */
async function readCertificate(): Promise<SigningCertificate | null> {
  try {
    return await api.proposals.certificate()
  } catch (error) {
    if (isCapstanError(error) && error.status === 404) return null
    throw error
  }
}

/** Shows the certificate that seals accepted proposals. */
export function CertificateCard() {
  const { isAdmin } = useSession()
  const [isAsking, setAsking] = useState(false)
  const { data, error, reload } = useReloadable({ queryKey: key, queryFn: readCertificate })
  const close = (): void => setAsking(false)
  return (
    <Card>
      <CardHeader
        title="Signing certificate"
        hint="Seals the PDF of an accepted proposal, so that any change shows."
        actions={
          isAdmin && (
            <Button
              size="small"
              icon={<Upload aria-hidden="true" />}
              onClick={() => setAsking(true)}
            >
              Upload your own
            </Button>
          )
        }
      />
      <div className="p-4 text-sm">
        {error && data === undefined && <Failure error={error} onRetry={() => void reload()} />}
        {data === null && (
          <p className="text-soft">
            You get one when you send your first proposal. PDF readers call its signer unknown. A
            certificate of your own changes that.
          </p>
        )}
        {data && <CertificateFacts certificate={data} />}
      </div>
      <Dialog title="Upload a certificate" open={isAsking} onClose={close}>
        <CertificateUpload onClose={close} />
      </Dialog>
    </Card>
  )
}

const soonMs = 30 * 86_400_000

function CertificateFacts({ certificate }: { certificate: SigningCertificate }) {
  const { source, subject, issuer, serialNumber, notBefore, notAfter, fingerprint } = certificate
  const leftMs = new Date(notAfter).getTime() - Date.now()
  return (
    <div className="flex flex-col gap-4">
      {leftMs < soonMs && (
        <Notice tone={leftMs < 0 ? 'bad' : 'warn'}>
          {leftMs < 0 ? 'It has expired.' : `It expires on ${formatDate(notAfter)}.`}{' '}
          {source === 'own'
            ? 'The next proposal that you send makes a new one.'
            : 'Upload a newer one. What it has sealed stays sealed.'}
        </Notice>
      )}
      <Facts
        rows={[
          [
            'Made by',
            source === 'own' ? (
              <Badge key="own" tone="calm">
                This server
              </Badge>
            ) : (
              <Badge key="own" tone="good">
                You
              </Badge>
            ),
          ],
          ['Issued to', <bdi key="of">{subject}</bdi>],
          ['Issued by', <bdi key="by">{issuer === subject ? 'Itself' : issuer}</bdi>],
          ['Valid', `${formatDate(notBefore)} to ${formatDate(notAfter)}`],
          ['Serial number', <Id key="serial" value={serialNumber} />],
          ['Fingerprint', <Id key="fingerprint" value={fingerprint} />],
        ]}
      />
    </div>
  )
}
