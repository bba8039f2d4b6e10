import { Link } from '@tanstack/react-router'
import { Card, CardHeader } from '../../ui/card.tsx'
import { ErrorHelp } from '../requests/error-help.tsx'

const codes = ['insufficient_credits', 'plan_limit_reached'] as const

/** What stops when something is used up, and the way on. */
export function Refusals({ isAdmin }: { isAdmin: boolean }) {
  return (
    <Card>
      <CardHeader
        title="When something is used up"
        hint="The API answers 402, and nothing is done or charged. The same request succeeds once there is room."
      />
      <dl className="divide-y divide-line text-sm">
        {codes.map((code) => (
          <div key={code} className="flex flex-col gap-1 px-4 py-3">
            <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
              <code className="font-mono text-xs">{code}</code>
              {isAdmin && (
                <Link
                  to="/requests"
                  search={{ errorCode: code }}
                  className="text-brass hover:underline"
                >
                  Requests refused so
                </Link>
              )}
            </dt>
            <dd className="text-soft">
              <ErrorHelp code={code} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-line border-t px-4 py-3 text-soft text-sm">
        Plans and credits are set by the operator of this server. The message of each 402 ends with
        where more is to be had.
      </p>
    </Card>
  )
}
