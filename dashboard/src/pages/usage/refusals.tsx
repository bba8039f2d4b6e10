import { Link } from '@tanstack/react-router'
import { Card, CardHeader } from '../../ui/card.tsx'
import { ErrorHelp } from '../requests/error-help.tsx'

const codes = ['insufficient_credits', 'plan_limit_reached'] as const

/** Explains what stops at a limit and what to do. */
export function Refusals({ isAdmin }: { isAdmin: boolean }) {
  return (
    <Card className="min-w-0">
      <CardHeader title="When a limit is reached" />
      <dl className="divide-y divide-line text-sm">
        {codes.map((code) => (
          <div key={code} className="flex flex-col gap-1 px-4 py-3">
            <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
              <code className="font-mono text-xs">{code}</code>
              {isAdmin && (
                <Link
                  to="/requests"
                  search={{ errorCode: code }}
                  className="rounded-xs text-brass text-xs hover:underline"
                >
                  Refused requests
                </Link>
              )}
            </dt>
            <dd className="text-soft">
              <ErrorHelp code={code} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-line border-t px-4 py-3 text-faint text-xs">
        A refused request charges nothing. Your server’s operator sets plans and credits.
      </p>
    </Card>
  )
}
