import type { ReactNode } from 'react'

interface BlockedProps {
  title: string
  children: ReactNode
  action?: ReactNode
}

/** A page that cannot be shown, in the serif title and one sentence. */
function Blocked({ title, children, action }: BlockedProps) {
  return (
    <div className="flex flex-col items-center px-6 py-20 text-center">
      <h2 className="font-serif text-serif-section">{title}</h2>
      <p className="mt-2 max-w-md text-balance text-base text-soft">{children}</p>
      {action && <div className="mt-5 flex gap-2">{action}</div>}
    </div>
  )
}

/** `<NoRight who action>`: the page exists, another role opens it. */
export const NoRight = ({ who, action }: { who: string; action?: ReactNode }) => (
  <Blocked title="You cannot open this page" action={action}>
    Ask {who} for access.
  </Blocked>
)

/** `<Gone what action>`: the address was right once. */
export const Gone = ({ what, action }: { what: string; action?: ReactNode }) => (
  <Blocked title={`This ${what} no longer exists`} action={action}>
    Someone deleted it, or the link is incomplete.
  </Blocked>
)
