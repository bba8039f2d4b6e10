import type { CSSProperties } from 'react'
import { classes } from './classes.ts'

const sizes = {
  small: 'size-5 text-[9px]',
  normal: 'size-6 text-[10px]',
  large: 'size-9 text-xs',
  huge: 'size-13 text-lg',
}

interface AvatarProps {
  /** Gives the hue, the same on every page. */
  id: string
  name: string
  size?: keyof typeof sizes
  /** A firm has corners. */
  square?: boolean
}

/** `<Avatar id name size square>`: initials on a colour of their own; the name stands beside it. */
export function Avatar({ id, name, size = 'normal', square }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      style={{ '--hue': hueOf(id) } as CSSProperties}
      className={classes(
        'avatar inline-flex shrink-0 select-none items-center justify-center font-semibold',
        square ? 'rounded-sm' : 'rounded-full',
        sizes[size],
      )}
    >
      {initialsOf(name)}
    </span>
  )
}

/** FNV-1a: ids that differ in their last letter are far apart. */
function hueOf(id: string): number {
  let hash = 2_166_136_261
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return (hash >>> 0) % 360
}

/** One letter for scripts in which a letter is a word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u)
  const first = [...(words[0] ?? '')][0] ?? '?'
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(first)) {
    return first
  }
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toLocaleUpperCase()
}
