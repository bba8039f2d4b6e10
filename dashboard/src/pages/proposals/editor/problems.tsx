import { CircleAlert } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { formatCount } from '../../../ui/format.ts'
import type { UnreadField } from '../../../ui/typed-text.ts'
import { goTo } from './go-to.ts'
import type { Preview, Problem } from './preview-loop.ts'

/** The fields that cannot be read come first, then why a draft cannot be computed. */
export function problemsOf(
  { fault, problems }: Preview,
  unread: ReadonlyMap<object, UnreadField>,
): readonly Problem[] {
  const own = [...unread.values()].map(
    ({ label, fault: message }): Problem => ({
      ...{ code: 'invalid_document', severity: 'error' },
      ...{ message: `${label}: ${message}`, path: label },
    }),
  )
  if (!fault) return [...own, ...problems]
  const { message, path } = fault
  return [...own, { code: 'invalid_document', severity: 'error', message, path }, ...problems]
}

/** All that prevents sending, each with the button that leads to its place. */
export function Problems({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return (
    <section aria-label="Problems" className="m-(--inset) rounded-md bg-warn-wash px-3.5 py-2.5">
      <h2 className="flex items-center gap-2.5 font-name text-sm">
        <CircleAlert size={16} aria-hidden="true" className="shrink-0 text-warn" />
        {errors > 0
          ? `${formatCount(errors, 'problem')} to fix before sending`
          : 'Good to know before sending'}
      </h2>
      <ul className="mt-1 max-h-44 overflow-y-auto ps-6.5 text-sm">
        {problems.map(({ path, message, code }) => (
          <li
            key={`${code} ${path} ${message}`}
            className="flex items-center justify-between gap-3 py-0.5"
          >
            <span className="min-w-0 break-words">{message}</span>
            <Button size="small" onClick={() => goTo(path)} aria-label={`Go to ${path}`}>
              Go to
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
