import { Link } from '@tanstack/react-router'
import { buttonClasses } from '../ui/button.tsx'
import { Mark } from '../ui/mark.tsx'
import { Failure } from '../ui/states.tsx'
import { useTitle } from '../ui/title.ts'

/** An address that no page has. */
export function NotFoundPage() {
  useTitle('Page not found')
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-sheet p-6 text-center">
      <Mark className="mb-6 size-10" />
      <h1 className="font-serif text-serif-section">Page not found</h1>
      <p className="mt-2 mb-6 text-base text-soft">
        The address may be mistyped, or its content was deleted.
      </p>
      <Link to="/" className={buttonClasses('primary')}>
        Go to the overview
      </Link>
    </main>
  )
}

/** A page whose code failed. */
export function ErrorPage({ error, reset }: { error: unknown; reset?: () => void }) {
  return <Failure error={error} onRetry={() => (reset ? reset() : location.reload())} />
}
