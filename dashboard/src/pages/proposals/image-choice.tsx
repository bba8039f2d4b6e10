import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'

interface ImageChoiceProps {
  imageId: string | null | undefined
  onChoose(imageId: string): void
}

/** Asks for a picture and stores it. */
export function ImageChoice({ imageId, onChoose }: ImageChoiceProps) {
  const file = useRef<HTMLInputElement>(null)
  const store = useApiMutation(api.proposalImages.upload, {
    invalidates: [],
    onDone: ({ id }) => onChoose(id),
  })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        ref={file}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label="Image file"
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) store.mutate({ file: chosen, fileName: chosen.name })
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <Button
        icon={<Upload aria-hidden="true" />}
        busy={store.isPending}
        onClick={() => file.current?.click()}
      >
        {imageId ? 'Replace image' : 'Choose image'}
      </Button>
      <span className="text-faint text-xs">PNG, JPEG or WebP, up to 5 MiB</span>
    </div>
  )
}
