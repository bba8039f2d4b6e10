import { Button } from '../../ui/button.tsx'
import { Code } from '../../ui/copy.tsx'
import { Notice } from '../../ui/states.tsx'

const receiver = `import { isWebhookVerificationError, verifyWebhook } from '@capstan/sdk'

export async function POST(request: Request): Promise<Response> {
  try {
    // Signed are the bytes as they arrived: nothing may parse them before.
    const event = await verifyWebhook(
      await request.text(),
      request.headers,
      process.env.WEBHOOK_SECRET ?? '',
    )
    console.log(event.type, event.id)
    return new Response(null, { status: 204 })
  } catch (error) {
    if (!isWebhookVerificationError(error)) throw error
    return new Response(error.message, { status: 400 })
  }
}`

/** The one time that a signing secret is shown, with what people do with it next. */
export function SecretValue({
  secret,
  until,
  onClose,
}: {
  secret: string
  /** How long the secret before it signs too. */
  until?: string
  onClose(): void
}) {
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="warn">Copy this secret now. You will not see it again.</Notice>
      {until && <p className="text-soft text-sm">{until}</p>}
      <Code label="Signing secret" text={secret} wrap />
      <Code label=".env" text={`WEBHOOK_SECRET=${secret}`} />
      <Code label="Verify a delivery, in TypeScript" text={receiver} />
      <div className="flex justify-end">
        <Button look="primary" onClick={onClose}>
          I have copied it
        </Button>
      </div>
    </div>
  )
}
