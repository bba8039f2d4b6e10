import { Link } from '@tanstack/react-router'
import { ChevronDown, ChevronRight, ChevronUp } from 'lucide-react'
import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { formatNumber } from './format.ts'
import { FrameContext } from './frame.ts'
import { setTitle } from './title.ts'

interface Step {
  title: string
  to: string
}

interface Position {
  index: number
  total: number
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
}

interface PageHeaderProps {
  title: ReactNode
  /** Title of the browser's tab if it differs from `title`. */
  tab?: string
  /** One line below the bar, where the title alone is not enough. */
  lead?: ReactNode
  /** Quiet ones first, the plate last. */
  actions?: ReactNode
  /** The way back up. */
  trail?: readonly Step[]
  /** Where the thing stands in the list that it was opened from. */
  position?: Position
  /** The title row below bears the heading: the bar says the title as the end of the trail. */
  isPlain?: boolean
}

/** `<PageHeader title tab lead actions trail position isPlain>`: the bar above the work. */
export function PageHeader(props: PageHeaderProps) {
  const { title, tab, lead, actions, trail, position, isPlain } = props
  const frame = useContext(FrameContext)
  const text = useRef<HTMLHeadingElement>(null)
  // After every render: what stands in the heading changes without this component.
  useEffect(() => setTitle(tab ?? text.current?.textContent ?? ''))
  const Name = isPlain ? 'span' : 'h1'
  const bar = (
    <header
      className={classes(
        'flex min-h-12 items-center gap-x-4 gap-y-3 border-line border-b ps-6 pe-3.5 max-sm:flex-wrap max-sm:border-b-0 max-sm:px-4 max-sm:pt-5 max-sm:pb-1',
        // On a phone the heading below says enough.
        isPlain && !trail && !actions && 'max-sm:hidden',
      )}
    >
      <div
        className={classes(
          'flex min-w-0 flex-1 items-center gap-2',
          !isPlain && 'max-sm:basis-full max-sm:flex-wrap',
        )}
      >
        {trail && <Trail steps={trail} />}
        <Name
          ref={text}
          tabIndex={isPlain ? undefined : -1}
          className={classes(
            'min-w-0 truncate text-base outline-none',
            isPlain ? 'font-name max-sm:hidden' : 'font-semibold max-sm:font-title max-sm:text-2xl',
          )}
          dir="auto"
        >
          {title}
        </Name>
      </div>
      {position && <PositionButtons {...position} />}
      {actions && (
        <div
          data-list-acts={!trail || undefined}
          className="flex shrink-0 items-center gap-2 max-sm:shrink max-sm:flex-wrap"
        >
          {actions}
        </div>
      )}
    </header>
  )
  return (
    <>
      {frame?.bar ? createPortal(bar, frame.bar) : bar}
      {lead && <div className="mb-5 text-pretty text-soft text-sm">{lead}</div>}
    </>
  )
}

const Trail = ({ steps }: { steps: readonly Step[] }) => (
  <nav aria-label="Trail" className="flex shrink-0 items-center gap-2 text-base text-soft">
    {steps.map(({ title, to }, at) => (
      <span key={to} className="flex items-center gap-2">
        <Link to={to} className="max-w-48 truncate hover:text-ink" dir="auto">
          {title}
        </Link>
        <ChevronRight
          size={14}
          aria-hidden="true"
          // On a phone the title stands below: nothing follows the last step.
          className={classes(
            'shrink-0 text-faint rtl:rotate-180',
            at === steps.length - 1 && 'max-sm:hidden',
          )}
        />
      </span>
    ))}
  </nav>
)

const PositionButtons = ({ index, total, onPrevious, onNext }: Position) => (
  <div className="flex shrink-0 items-center gap-1 text-faint text-xs tabular-nums">
    <span className="me-1">
      {formatNumber(index)} of {formatNumber(total)}
    </span>
    <IconButton
      label="Previous"
      keys="K"
      disabled={!onPrevious}
      onClick={onPrevious}
      icon={<ChevronUp size={16} />}
    />
    <IconButton
      label="Next"
      keys="J"
      disabled={!onNext}
      onClick={onNext}
      icon={<ChevronDown size={16} />}
    />
  </div>
)

interface TitleRowProps {
  title: ReactNode
  /** An avatar, or nothing. */
  media?: ReactNode
  badge?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
}

/** `<TitleRow title media badge lead actions>`: the name of one thing, large, with its state beside it. */
export function TitleRow({ title, media, badge, lead, actions }: TitleRowProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-4">
      {media}
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h1
            tabIndex={-1}
            dir="auto"
            className="min-w-0 truncate font-title text-2xl outline-none"
          >
            {title}
          </h1>
          {badge}
        </div>
        {lead && <div className="text-soft text-sm">{lead}</div>}
      </div>
      {actions && <div className="flex items-center gap-2">{actions}</div>}
    </div>
  )
}
