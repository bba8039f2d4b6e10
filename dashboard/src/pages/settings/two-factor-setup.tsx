import type { TwoFactorKey } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Code } from '../../ui/copy.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { BackupCodes } from './backup-codes.tsx'
import { PasswordPrompt } from './password-prompt.tsx'

/** The password, then the app, then the codes for when the app is lost. */
export function TwoFactorSetup({ onDone }: { onDone(): void }) {
  const [offered, setOffered] = useState<TwoFactorKey | null>(null)
  const [isOn, setOn] = useState(false)
  if (!offered) {
    return (
      <PasswordPrompt action="Go on" send={api.auth.enableTwoFactor} onDone={setOffered}>
        You need an authenticator app, on a phone or in a password manager.
      </PasswordPrompt>
    )
  }
  if (!isOn) return <AppForm uri={offered.totpURI} onVerified={() => setOn(true)} />
  return <BackupCodes codes={offered.backupCodes} onDone={onDone} />
}

function AppForm({ uri, onVerified }: { uri: string; onVerified(): void }) {
  const [code, setCode] = useState('')
  const verify = useApiMutation(api.auth.verifyTotp, {
    invalidates: ['self', 'members', 'sessions'],
    quiet: true,
    onDone: onVerified,
  })
  return (
    <Form mutation={verify} onSubmit={() => verify.mutate(code)}>
      <p className="text-soft">
        Scan the code with the app. If you cannot scan it, enter the key (time-based, six digits) or
        open the address in an app on this device.
      </p>
      <QrCode text={uri} label="To scan with the authenticator app" />
      <Code label="Key" text={inFours(new URL(uri).searchParams.get('secret') ?? '')} wrap />
      <Code label="Address for an app on this device" text={uri} wrap />
      <TextField
        label="Code"
        name="code"
        hint="Six digits from the app."
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        onChange={({ target }) => setCode(target.value.replaceAll(/\s/g, ''))}
      />
      <FormActions action="Turn on" busy={verify.isPending} />
    </Form>
  )
}

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''
