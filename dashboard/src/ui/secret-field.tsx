import { Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { FieldFrame, useField } from './field.tsx'
import { fieldLook } from './field-look.ts'

interface SecretFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  error?: string | null
  hint?: ReactNode
  aside?: ReactNode
}

/** `<SecretField label name hint error aside …input>`: hidden until the eye is pressed. */
export function SecretField({ label, error, hint, aside, className, ...props }: SecretFieldProps) {
  const { frame, control } = useField({ error, hint, name: props.name })
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame {...frame} label={label} aside={aside}>
      <span className="relative">
        <input
          {...props}
          {...control}
          type={isShown ? 'text' : 'password'}
          data-secret
          spellCheck={false}
          className={classes('h-8.5 w-full pe-10 max-sm:h-11', fieldLook, className)}
        />
        <IconButton
          // Without the field's own name, so that each name leads to one thing.
          label={isShown ? 'Hide the text' : 'Show the text'}
          onClick={() => setShown(!isShown)}
          icon={isShown ? <EyeOff size={16} /> : <Eye size={16} />}
          className="absolute inset-y-0 end-0.5 my-auto"
        />
      </span>
    </FieldFrame>
  )
}
