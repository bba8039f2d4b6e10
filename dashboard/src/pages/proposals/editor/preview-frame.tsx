import { Monitor, Smartphone } from 'lucide-react'
import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Segments } from '../../../ui/segments.tsx'
import { SkeletonRows } from '../../../ui/states.tsx'
import { drawPage } from './preview-page.ts'

interface PreviewFrameProps {
  html: string | null
  title: string
}

type Screen = 'phone' | 'desk'

const screens = [
  { value: 'desk', title: 'Desktop', icon: <Monitor size={14} aria-hidden="true" /> },
  { value: 'phone', title: 'Phone', icon: <Smartphone size={14} aria-hidden="true" /> },
] as const

/** Width of the page on a desk without its rail: the sheet and its margins. */
const deskWidth = 916
const phoneWidth = 430
/** In less room than this, the page of a desk has letters too small to read. */
const readableWidth = 600

/**
 * Shows the client's page, as the server renders it. Whatever a text has, the frame runs no script: its sandbox forbids
 * them, and so does the policy that it inherits. It shares the origin only so that the page is replaced in place, which
 * keeps the scroll position.
 */
export const PreviewFrame = memo(function PreviewFrame({ html, title }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const [isReady, setReady] = useState(false)
  const [chosen, setChosen] = useState<Screen | null>(null)
  const room = useSize(pane)
  const screen = chosen ?? (room.width < readableWidth ? 'phone' : 'desk')
  const width =
    screen === 'phone' ? Math.min(room.width, phoneWidth) : Math.max(room.width, deskWidth)
  const scale = Math.min(1, room.width / width)
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (isReady && page && html !== null) drawPage(page, html)
  }, [html, isReady])
  return (
    <div className="flex size-full min-h-[30rem] flex-col gap-2">
      <div className="flex items-center justify-between">
        <h2 className="font-label text-soft text-sm">Preview</h2>
        <Segments label="Screen" options={screens} value={screen} onChange={setChosen} />
      </div>
      <div
        ref={pane}
        className="relative min-h-0 grow overflow-clip rounded-chip border border-line2"
      >
        {html === null && (
          <div className="p-6">
            <SkeletonRows />
          </div>
        )}
        <iframe
          ref={frame}
          title={`Preview of ${title}`}
          sandbox="allow-same-origin"
          // Its own document type: without one, browsers lay the page out as they did in 1998.
          srcDoc="<!doctype html><html><head></head><body></body></html>"
          onLoad={() => setReady(true)}
          // An empty document is white in the dark theme, too.
          className={classes('absolute top-0 left-0 origin-top-left', html === null && 'invisible')}
          style={{
            width,
            height: room.height / scale,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (room.width - width * scale) / 2),
          }}
        />
      </div>
    </div>
  )
})

/** Measures the room that a frame gets. */
function useSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: phoneWidth, height: 480 })
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const observer = new ResizeObserver(() => {
      setSize({ width: measured.clientWidth, height: measured.clientHeight })
    })
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return size
}
