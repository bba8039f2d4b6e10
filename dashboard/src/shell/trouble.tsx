import { Link } from '@tanstack/react-router'
import { buttonClasses } from '../ui/button.tsx'
import { Mark } from '../ui/mark.tsx'
import { Failure } from '../ui/states.tsx'
import { useTitle } from '../ui/title.ts'

export function Lost() {
  useTitle('No such page')
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 p-6 text-center">
      <Mark className="size-10" />
      <h1 className="font-semibold text-xl">There is no such page</h1>
      <p className="text-soft text-sm">The address may be mistyped, or the thing was deleted.</p>
      <Link to="/" className={buttonClasses('primary')}>
        To the overview
      </Link>
    </main>
  )
}

export function Trouble({ error, reset }: { error: unknown; reset?: () => void }) {
  return <Failure error={error} onRetry={() => (reset ? reset() : location.reload())} />
}
