import {
  Activity,
  BookOpenText,
  ChartColumn,
  Gauge,
  type LucideIcon,
  ScrollText,
  Settings,
  Users,
  Webhook,
} from 'lucide-react'

export interface Place {
  to: string
  title: string
  icon: LucideIcon
  /** What else somebody may call it. */
  words: string
  /** Pressed after `g`. */
  key: string
}

/** The rooms of the house, in the order of a day's work. */
export const places: readonly Place[] = [
  { to: '/', title: 'Overview', icon: Gauge, words: 'home start dashboard', key: 'o' },
  { to: '/contacts', title: 'Contacts', icon: Users, words: 'people customers import', key: 'c' },
  {
    to: '/knowledge',
    title: 'Knowledge',
    icon: BookOpenText,
    words: 'bases sources search files',
    key: 'k',
  },
  { to: '/webhooks', title: 'Webhooks', icon: Webhook, words: 'endpoints deliveries', key: 'w' },
  { to: '/events', title: 'Events', icon: Activity, words: 'feed happened', key: 'e' },
  { to: '/requests', title: 'Requests', icon: ScrollText, words: 'log api errors', key: 'r' },
  { to: '/usage', title: 'Usage', icon: ChartColumn, words: 'credits limits plan', key: 'u' },
  { to: '/settings', title: 'Settings', icon: Settings, words: 'organization members', key: 's' },
]

/** Deeper rooms that the command palette also leads to. */
export const corners: readonly (Omit<Place, 'icon' | 'key'> & { admin?: boolean })[] = [
  { to: '/settings/tokens', title: 'API tokens', words: 'keys rotate revoke', admin: true },
  { to: '/settings/members', title: 'Members', words: 'invite team roles' },
  { to: '/settings/audit', title: 'Audit log', words: 'who changed what history', admin: true },
  { to: '/settings/profile', title: 'Your profile', words: 'password two-factor sessions' },
  { to: '/webhooks/catalogue', title: 'Event catalogue', words: 'types schema' },
]
