import { Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false

/** Takes files that are dropped anywhere on the page, and says so while they hover over it. */
export function DropZone({ name, onFiles }: { name: string; onFiles(files: File[]): void }) {
  const [isOver, setOver] = useState(false)
  const take = useRef(onFiles)
  take.current = onFiles
  useEffect(() => {
    // Every element that is entered and left says so; only the window's own edge counts.
    let depth = 0
    const on = (event: DragEvent, next: number): void => {
      if (!hasFiles(event)) return
      event.preventDefault()
      depth = next
      setOver(depth > 0)
    }
    const enter = (event: DragEvent): void => on(event, depth + 1)
    const over = (event: DragEvent): void => on(event, Math.max(depth, 1))
    const leave = (event: DragEvent): void => on(event, depth - 1)
    const drop = (event: DragEvent): void => {
      on(event, 0)
      if (hasFiles(event)) take.current([...(event.dataTransfer?.files ?? [])])
    }
    const listeners = { dragenter: enter, dragover: over, dragleave: leave, drop }
    for (const [type, listen] of Object.entries(listeners)) {
      addEventListener(type, listen as EventListener)
    }
    return () => {
      for (const [type, listen] of Object.entries(listeners)) {
        removeEventListener(type, listen as EventListener)
      }
    }
  }, [])
  if (!isOver) return null
  return (
    <div className="pointer-events-none fixed inset-0 z-50 flex items-center justify-center bg-paper/80 p-6">
      <div className="flex max-w-md flex-col items-center gap-3 rounded-lg border-2 border-brass border-dashed bg-raised px-10 py-9 text-center shadow-float">
        <span className="rounded-full bg-brass-wash p-3.5 text-brass">
          <Upload size={22} aria-hidden="true" />
        </span>
        <p className="font-semibold text-lg">
          Drop to add to <span dir="auto">{name}</span>
        </p>
        <p className="text-soft text-sm">Each file becomes a source.</p>
      </div>
    </div>
  )
}
