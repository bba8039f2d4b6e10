import type { FoundObject } from '@capstan/sdk'
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

/** How the palette shows the objects of a type that the server finds. */
export interface FoundType {
  /** The heading over them. */
  title: string
  /** An avatar instead of the icon of the domain: round for people. */
  avatar?: 'round' | 'square'
  /** The address that shows it. */
  href(found: FoundObject): string
}

/** Events about objects that are read one by one: their lists stay, and only the object is asked for. */
export interface RowRule {
  /** Reads one object. */
  get: (id: string, ...more: never[]) => Promise<object>
  /** Arguments of `get` where it takes more than the id, from a row of a list. */
  args?: (row: Record<string, unknown>) => string[]
  updated: readonly string[]
  /** Without such events an object that no list shows is taken for a new one. */
  created: readonly string[]
  deleted: readonly string[]
}

/** A folder of `pages`: what it adds to the shell beside its pages. */
export interface PageDomain {
  nav?: NavItem
  /** Deeper pages, and what can be begun. */
  palette?: readonly PaletteItem[]
  /** The objects that the palette finds, by the type in the server's answer. */
  found?: Readonly<Record<string, FoundType>>
  /** The resources of the SDK whose answers an event makes stale, by the beginning of its type. */
  affects?: Readonly<Record<string, readonly string[]>>
  /** The events that renew an object of a resource instead of all its answers. */
  rows?: readonly RowRule[]
}
