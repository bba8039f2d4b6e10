import { memo, useEffect, useRef, useState } from 'react'
import { imageUrl } from '../images.ts'
import styles from './preview.css?url'

interface PreviewFrameProps {
  html: string | null
  title: string
}

/**
 * The page as the client will see it. The frame runs no script whatever a text holds: its sandbox forbids
 * them, and so does the policy that it inherits. It shares the origin only so that it can be filled in place.
 */
export const PreviewFrame = memo(function PreviewFrame({ html, title }: PreviewFrameProps) {
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
    page.body.innerHTML = html.replaceAll(storedImage, ' data-image="')
    for (const image of page.querySelectorAll<HTMLImageElement>('img[data-image]')) {
      imageUrl(decodeURIComponent(image.dataset['image'] ?? '')).then(
        (url) => image.setAttribute('src', url),
        () => {},
      )
    }
  }, [html, isReady])
  return (
    <iframe
      ref={frame}
      title={`Preview of ${title}`}
      sandbox="allow-same-origin"
      className="size-full min-h-[30rem] rounded-chip border border-line2 bg-white"
    />
  )
})

/** Pictures of ours alone: texts have none, as the server lets no address through. */
const storedImage = / src="\/v1\/proposal-images\//g
