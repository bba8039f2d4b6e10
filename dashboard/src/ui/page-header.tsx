import { Link } from '@tanstack/react-router'
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react'
import { type ReactNode, type Ref, useContext, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { formatNumber } from './format.ts'
import { FrameContext } from './frame.ts'
import { setTitle } from './title.ts'
import { usePhone } from './window-width.ts'

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
  /** A field below edits the title: a phone shows it there alone. */
  isField?: boolean
}

/** `<PageHeader title tab lead actions trail position isPlain isField>`: the bar above the work. */
export function PageHeader(props: PageHeaderProps) {
  const { title, tab, lead } = props
  const frame = useContext(FrameContext)
  const isPhone = usePhone()
  const text = useRef<HTMLHeadingElement>(null)
  // After every render: what stands in the heading changes without this component.
  useEffect(() => {
    const shown = text.current?.textContent ?? (typeof title === 'string' ? title : '')
    setTitle(tab ?? shown)
  })
  const place = isPhone ? frame?.phoneBar : frame?.bar
  const Bar = isPhone ? PhoneBar : DeskBar
  const bar = <Bar {...props} text={text} />
  return (
    <>
      {place ? createPortal(bar, place) : bar}
      {lead && <div className="mb-5 text-pretty text-soft text-sm">{lead}</div>}
    </>
  )
}

interface BarProps extends PageHeaderProps {
  /** Gets what shows the title. */
  text: Ref<HTMLHeadingElement>
}

function DeskBar({ title, actions, trail, position, isPlain, text }: BarProps) {
  const Name = isPlain ? 'span' : 'h1'
  const isOfList = !trail || undefined
  return (
    <header className="flex min-h-12 items-center gap-x-4 gap-y-3 border-line border-b ps-6 pe-3.5">
      <div className="flex min-w-0 flex-1 items-center gap-2">
        {trail && <Trail steps={trail} />}
        <Name
          ref={text}
          tabIndex={isPlain ? undefined : -1}
          className={classes(
            'min-w-0 truncate text-base outline-none',
            isPlain ? 'font-name' : 'font-semibold',
          )}
          dir="auto"
        >
          {title}
        </Name>
      </div>
      {position && <PositionButtons {...position} />}
      {actions && (
        <div data-list-acts={isOfList} className="flex shrink-0 items-center gap-2">
          {actions}
        </div>
      )}
    </header>
  )
}

/** One line: the way back, the title unless it stands below, and what can be done. */
function PhoneBar({ title, actions, trail, position, isPlain, isField, text }: BarProps) {
  const back = trail?.at(-1)
  const isNamed = !isPlain && !isField
  if (isPlain && !back && !actions) return null
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-1 py-1.5">
      {back && (
        <Link
          to={back.to}
          className="-ms-2 flex h-11 min-w-11 items-center gap-1 rounded-md font-label text-base text-soft"
        >
          <ChevronLeft size={20} aria-hidden="true" className="shrink-0 rtl:rotate-180" />
          <span className={isNamed ? 'sr-only' : undefined}>{back.title}</span>
        </Link>
      )}
      {isPlain ? null : (
        <h1
          ref={text}
          tabIndex={-1}
          className={
            isNamed ? 'min-w-24 flex-1 truncate font-title text-lg outline-none' : 'sr-only'
          }
          dir="auto"
        >
          {title}
        </h1>
      )}
      <div
        data-list-acts={!trail || undefined}
        className={classes(
          'ms-auto flex max-w-full flex-wrap items-center justify-end gap-x-1 gap-y-1.5',
          // On the page of a list the title says what the plate makes.
          trail ? '[&>button]:px-3' : 'phone-acts',
        )}
      >
        {position && <PositionButtons {...position} />}
        {actions}
      </div>
    </div>
  )
}

const Trail = ({ steps }: { steps: readonly Step[] }) => (
  <nav aria-label="Trail" className="flex shrink-0 items-center gap-2 text-base text-soft">
    {steps.map(({ title, to }) => (
      <span key={to} className="flex items-center gap-2">
        <Link to={to} className="max-w-48 truncate hover:text-ink" dir="auto">
          {title}
        </Link>
        <ChevronRight size={14} aria-hidden="true" className="shrink-0 text-faint rtl:rotate-180" />
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
