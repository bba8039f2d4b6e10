import { Button } from '../../ui/button.tsx'
import { Code } from '../../ui/copy.tsx'
import { Notice } from '../../ui/states.tsx'
import { firstRequest } from './token.ts'

/** The one time that a value is shown, with what people do with it next. */
export function TokenValue({ token, onClose }: { token: string; onClose(): void }) {
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="warn">Copy this token now. You will not see it again.</Notice>
      <Code label="Token" text={token} wrap />
      <Code label="A first request" text={firstRequest(token)} />
      <Code label=".env" text={`CAPSTAN_URL=${location.origin}\nCAPSTAN_TOKEN=${token}`} />
      <div className="flex justify-end">
        <Button look="primary" onClick={onClose}>
          I have copied it
        </Button>
      </div>
    </div>
  )
}
