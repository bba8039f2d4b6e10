import type { LucideIcon } from 'lucide-react'

export interface NavItem {
  to: string
  title: string
  icon: LucideIcon
  /** The heading that it stands under; `home` and `foot` have none. */
  group: 'home' | 'Work' | 'Connect' | 'Observe' | 'foot'
  /** Other words that people search it by. */
  words: string
  /** Pressed after G. */
  key: string
  /** One of the four that a phone shows at its foot. */
  isGoal?: boolean
}

export interface PaletteItem {
  title: string
  to: string
  kind: 'Go to' | 'Do'
  words?: string
  /** Opens the form for a new one. */
  create?: true
  /** Members do not see it. */
  admin?: boolean
}

/** Something that the palette has found by what is typed. */
export interface Hit {
  id: string
  title: string
  /** Beside the title: what tells it from others of its name. */
  hint?: string | undefined
  to: string
}

/** A folder of `pages`: what it adds to the shell beside its pages. */
export interface PageDomain {
  nav?: NavItem
  /** Deeper pages, and what can be begun. */
  palette?: readonly PaletteItem[]
  /** Finds the domain's own things in the palette; a few, the best first. */
  find?: { title: string; isSquare?: boolean; search(text: string): Promise<readonly Hit[]> }
  /** The resources of the SDK whose answers an event makes stale, by the beginning of its type. */
  affects?: Readonly<Record<string, readonly string[]>>
}
