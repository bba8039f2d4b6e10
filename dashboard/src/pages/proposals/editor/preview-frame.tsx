import { useEffect, useRef, useState } from 'react'
import styles from './preview.css?url'

/**
 * The page as the client will see it. The frame runs no script whatever a text holds: its sandbox forbids
 * them, and so does the policy that it inherits. It shares the origin only so that it can be filled in place.
 */
export function PreviewFrame({ html, title }: { html: string | null; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!isReady || !page || html === null) return
    if (!page.querySelector('link')) {
      const link = page.createElement('link')
      link.rel = 'stylesheet'
      link.href = new URL(styles, location.origin).href
      page.head.append(link)
    }
    // A picture is asked for in the name of who is signed in.
    page.body.innerHTML = html.replaceAll(/ src="(?=\/v1\/)/g, ' src="/session')
  }, [html, isReady])
  return (
    <iframe
      ref={frame}
      title={`Preview of ${title}`}
      sandbox="allow-same-origin"
      className="size-full min-h-[30rem] rounded-chip border border-line2 bg-white"
    />
  )
}
