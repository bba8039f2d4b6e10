import { Button } from './button.tsx'
import { Notice } from './states.tsx'
import { Ago } from './time.tsx'
import type { Restored } from './use-unsent-text.ts'

/** `<RestoredNotice>`: what was typed before is here again, or stands beside what others have saved since. */
export function RestoredNotice({
  savedAt,
  isFilled,
  passedOver,
  onDiscard,
}: Restored & { onDiscard(): void }) {
  const action = (
    <Button size="small" onClick={onDiscard}>
      Discard
    </Button>
  )
  return (
    <Notice action={action}>
      {isFilled && (
        <p>
          Restored what you typed <Ago at={new Date(savedAt).toISOString()} />.
        </p>
      )}
      {passedOver.map(({ label, text }) => (
        <p key={label} className="break-words">
          {label} has changed since. You typed: {text}
        </p>
      ))}
    </Notice>
  )
}
