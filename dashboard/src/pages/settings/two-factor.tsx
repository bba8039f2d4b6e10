import { useState } from 'react'
import { api } from '../../api.ts'
import { useSession } from '../../session.ts'
import { Badge, Tag } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { BackupCodes } from './backup-codes.tsx'
import { PasswordPrompt } from './password-prompt.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'

type Doing = 'on' | 'codes' | 'off'

/** A second proof at sign-in: six digits of an app, or one of the codes kept for when it is lost. */
export function TwoFactor() {
  const { self } = useSession()
  const [doing, setDoing] = useState<Doing | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = (): void => {
    setDoing(null)
    setCodes(null)
  }
  return (
    <Card>
      <CardHeader
        title="Two-factor sign-in"
        hint="Six digits from an authenticator app, after the password."
        actions={self.twoFactor ? <Badge tone="good">on</Badge> : <Tag>off</Tag>}
      />
      <div className="flex flex-wrap gap-2 p-4">
        {self.twoFactor ? (
          <>
            <Button onClick={() => setDoing('codes')}>New backup codes…</Button>
            <Button look="danger" onClick={() => setDoing('off')}>
              Turn off…
            </Button>
          </>
        ) : (
          <Button onClick={() => setDoing('on')}>Turn on…</Button>
        )}
      </div>
      <Dialog title="Turn on two-factor sign-in" open={doing === 'on'} onClose={close} firm>
        <TwoFactorSetup onDone={close} />
      </Dialog>
      <Dialog title="New backup codes" open={doing === 'codes'} onClose={close} firm>
        {codes ? (
          <BackupCodes codes={codes} onDone={close} />
        ) : (
          <PasswordPrompt
            action="Make new codes"
            send={api.auth.generateBackupCodes}
            onDone={({ backupCodes }) => setCodes(backupCodes)}
          >
            The codes you have now stop working.
          </PasswordPrompt>
        )}
      </Dialog>
      <Dialog title="Turn off two-factor sign-in" open={doing === 'off'} onClose={close}>
        <PasswordPrompt
          action="Turn off"
          destroys
          send={api.auth.disableTwoFactor}
          invalidates={['self', 'members', 'sessions']}
          onDone={() => {
            close()
            toast('Two-factor sign-in is off.')
          }}
        >
          Your password alone will open your account. The app and the backup codes stop working.
        </PasswordPrompt>
      </Dialog>
    </Card>
  )
}
