import { lazy, Suspense, useState } from 'react'
import { MenuFace, type MenuProps, triggerClass } from './menu-face.tsx'

export type { MenuAction } from './menu-face.tsx'

const load = () => import('./dropdown.tsx')
const Dropdown = lazy(async () => ({ default: (await load()).Dropdown }))

/**
 * `<Menu label actions trigger>`: what can be done with the thing beside it. The menu itself is loaded when
 * a pointer or the focus comes near: every page has one, and it is a sixth of the first page's code.
 */
export function Menu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false)
  const { label, trigger, className } = props
  const face = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={isWanted}
      aria-label={trigger ? undefined : label}
      className={triggerClass(className)}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    >
      <MenuFace label={label} trigger={trigger} />
    </button>
  )
  if (!isWanted) return face
  return (
    <Suspense fallback={face}>
      <Dropdown {...props} />
    </Suspense>
  )
}
