import { isCapstanError } from '@capstan/sdk'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { api } from '../../../api.ts'
import { useApiMutation, useReloadable } from '../../../queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader, Facts } from '../../../ui/card.tsx'
import { Id } from '../../../ui/copy.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form, FormActions } from '../../../ui/form.tsx'
import { formatDate } from '../../../ui/format.ts'
import { SecretField } from '../../../ui/secret-field.tsx'
import { Failure, Notice } from '../../../ui/states.tsx'

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

/** What seals accepted proposals. */
export function CertificateCard() {
  const [isAsking, setAsking] = useState(false)
  const { data, error, reload } = useReloadable({ queryKey: key, queryFn: readCertificate })
  const close = (): void => setAsking(false)
  return (
    <Card>
      <CardHeader
        title="Signing certificate"
        hint="Seals the PDF of an accepted proposal, so that a change shows."
        actions={
          <Button size="small" icon={<Upload aria-hidden="true" />} onClick={() => setAsking(true)}>
            Upload your own
          </Button>
        }
      />
      <div className="p-4 text-sm">
        {error && data === undefined && <Failure error={error} onRetry={() => void reload()} />}
        {data === null && (
          <p className="text-soft">
            One is made for you when you send the first proposal. PDF readers call its signer
            unknown; your own certificate changes that.
          </p>
        )}
        {data && <CertificateFacts certificate={data} />}
      </div>
      <Dialog title="Upload a certificate" open={isAsking} onClose={close}>
        <UploadForm onClose={close} />
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
          {leftMs < 0 ? 'It has ended.' : `It ends on ${formatDate(notAfter)}.`}{' '}
          {source === 'own'
            ? 'A new one is made with the next proposal that you send.'
            : 'Upload a newer one. Documents that it has sealed stay sealed.'}
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
          ['Of', <bdi key="of">{subject}</bdi>],
          ['Vouched for by', <bdi key="by">{issuer === subject ? 'itself' : issuer}</bdi>],
          ['Valid', `${formatDate(notBefore)} to ${formatDate(notAfter)}`],
          ['Serial number', <Id key="serial" value={serialNumber} />],
          ['Fingerprint', <Id key="fingerprint" value={fingerprint} />],
        ]}
      />
    </div>
  )
}

const maxBytes = 64 * 1_024

function UploadForm({ onClose }: { onClose(): void }) {
  const [file, setFile] = useState<File | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const replace = useApiMutation(
    async (chosen: File, password: string) =>
      api.proposals.replaceCertificate({ p12: await base64Of(chosen), password }),
    {
      invalidates: ['proposals'],
      quiet: true,
      done: 'Certificate replaced. It seals what is accepted from now on.',
      onDone: onClose,
    },
  )
  const isLarge = file !== null && file.size > maxBytes
  return (
    <Form
      mutation={replace}
      onSubmit={(values) => file && replace.mutate(file, String(values.get('password') ?? ''))}
    >
      <div className="flex flex-col gap-1.5 text-sm">
        <span className="font-label">File</span>
        <input
          ref={input}
          type="file"
          hidden
          accept=".p12,.pfx,application/x-pkcs12"
          aria-label="Certificate file"
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
        <span className="flex items-center gap-3">
          <Button onClick={() => input.current?.click()}>
            <bdi className="truncate">{file ? file.name : 'Choose a file'}</bdi>
          </Button>
          <span className="text-faint text-xs">P12 or PFX, up to 64 KB</span>
        </span>
        {isLarge && <Notice tone="bad">The file is larger than 64 KB.</Notice>}
      </div>
      <SecretField
        name="password"
        label="Password of the file"
        autoComplete="off"
        hint="Opens the file once. It is not kept."
      />
      <FormActions
        action="Upload certificate"
        busy={replace.isPending}
        why={file && !isLarge ? undefined : 'Choose a file first.'}
        onCancel={onClose}
      />
    </Form>
  )
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
