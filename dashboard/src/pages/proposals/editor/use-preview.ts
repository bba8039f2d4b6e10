import { useEffect, useRef, useState } from 'react'
import type { DraftChanges } from './draft.ts'
import { forPreview } from './draft-changes.ts'
import { type AskPreview, noPreview, type Preview, PreviewLoop } from './preview-loop.ts'

/** Asks the server for a preview of the draft while the person types. */
export function usePreview(ask: AskPreview, changes: DraftChanges): Preview {
  const [preview, setPreview] = useState<Preview>(noPreview)
  const asking = useRef(ask)
  asking.current = ask
  const loop = useRef<PreviewLoop | null>(null)
  useEffect(() => {
    const made = new PreviewLoop((...args) => asking.current(...args), setPreview)
    loop.current = made
    return () => made.end()
  }, [])
  useEffect(() => loop.current?.want(forPreview(changes)), [changes])
  return preview
}
