import { Button } from '../../ui/button.tsx'
import { Code } from '../../ui/copy.tsx'
import { Notice } from '../../ui/states.tsx'

/** The one time that they are shown. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="warn">
        Copy these codes now. You will not see them again. Each signs you in once without the app.
      </Notice>
      <Code label="Backup codes" text={codes.join('\n')} />
      <div className="flex justify-end">
        <Button look="primary" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  )
}
