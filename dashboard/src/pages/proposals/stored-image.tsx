import { useEffect, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { imageUrl } from './images.ts'

interface StoredImageProps {
  imageId: string
  alt: string
  className?: string
}

/** `<StoredImage imageId alt>`: a picture of the organization. */
export function StoredImage({ imageId, alt, className }: StoredImageProps) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let isOn = true
    setUrl(null)
    const show = (next: string | null) => isOn && setUrl(next)
    imageUrl(imageId).then(show, () => show(null))
    return () => {
      isOn = false
    }
  }, [imageId])
  return url ? (
    <img src={url} alt={alt} className={className} />
  ) : (
    <span className={classes('shimmer block rounded-sm', className)} />
  )
}
