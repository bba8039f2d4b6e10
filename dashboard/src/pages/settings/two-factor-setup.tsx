import type { TwoFactorKey } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { errorFor, useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Code } from '../../ui/copy.tsx'
import { TextField } from '../../ui/field.tsx'
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
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        verify.mutate(code)
      }}
    >
      <p className="text-soft text-sm">
        Add an account in the app by hand and enter this key, or give the address below it to an app
        on this device. Spaces do not matter; the kind is time-based, with six digits.
      </p>
      <Code label="Key" text={inFours(new URL(uri).searchParams.get('secret') ?? '')} wrap />
      <Code label="Address for an app on this device" text={uri} wrap />
      <TextField
        label="Code"
        hint="The six digits that the app shows now."
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        error={errorFor(verify.error, null)}
        onChange={({ target }) => setCode(target.value.replaceAll(/\s/g, ''))}
      />
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={verify.isPending}>
          Turn on
        </Button>
      </div>
    </form>
  )
}

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''
