import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ActingKind } from '../../take-over.tsx'
import { useTakeOver } from '../../take-over.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import type { PresentedNeed } from './present-needs.ts'

/** Lists what needs a person, each with the action that fixes it. */
export function NeedsYou({
  needs,
  className,
}: {
  needs: readonly PresentedNeed[]
  className: string
}) {
  return (
    <Card className={classes(className, needs.length === 0 && 'max-lg:hidden')}>
      <header className="flex min-h-11 items-center gap-2 border-line border-b px-4 max-lg:hidden">
        <h2 className="font-semibold text-lg">Needs you</h2>
        {needs.length > 0 && (
          <span className="rounded-sm bg-well px-1.5 font-medium text-soft text-xs/5 tabular-nums dark:bg-press">
            {needs.length}
          </span>
        )}
      </header>
      {needs.length === 0 ? (
        <p className="px-4 py-5 text-soft text-sm">Nothing right now.</p>
      ) : (
        <ul className="max-h-96 overflow-y-auto">
          {needs.map((need) => (
            <Need key={need.key} need={need} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Need({ need }: { need: PresentedNeed }) {
  const { subject, text, act, takesOver, tone, icon: Icon, link } = need
  return (
    <li className="relative flex min-h-18 items-center gap-3 border-line border-b px-4 py-2.5 text-sm last:border-b-0 hover:bg-hover">
      <span
        aria-hidden="true"
        className={classes(
          'flex size-7.5 shrink-0 items-center justify-center rounded-md',
          tone === 'bad' ? 'bg-bad-wash text-bad' : 'bg-warn-wash text-warn',
        )}
      >
        <Icon size={16} />
      </span>
      <span className="min-w-0 flex-1">
        <Link
          {...link}
          title={subject}
          className="block truncate font-name after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
        >
          <bdi>{subject}</bdi>
        </Link>
        <span title={text} className="line-clamp-2 text-soft text-xs">
          {text}
        </span>
      </span>
      {takesOver ? (
        <TakeOverButton kind={takesOver[0]} id={takesOver[1]} subject={subject} />
      ) : (
        <span
          aria-hidden="true"
          className={classes(buttonClasses('plain', 'small'), 'max-lg:hidden')}
        >
          {act}
        </span>
      )}
      <ChevronRight
        size={20}
        aria-hidden="true"
        className="shrink-0 text-faint lg:hidden rtl:rotate-180"
      />
    </li>
  )
}

function TakeOverButton({ kind, id, subject }: { kind: ActingKind; id: string; subject: string }) {
  const takeOver = useTakeOver(kind)
  return (
    <Button
      size="small"
      className="relative"
      aria-label={`Take over ${subject}`}
      busy={takeOver.isPending}
      onClick={() => takeOver.mutate(id)}
    >
      Take over
    </Button>
  )
}
