import { useRef, useState } from 'react'
import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Form, FormActions } from '../../../ui/form.tsx'
import { SecretField } from '../../../ui/secret-field.tsx'
import { Notice } from '../../../ui/states.tsx'

const maxBytes = 64 * 1_024

/** Asks for a P12 file and its password. */
export function CertificateUpload({ onClose }: { onClose(): void }) {
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
