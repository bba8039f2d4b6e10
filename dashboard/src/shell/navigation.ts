import {
  Activity,
  BookOpen,
  ChartNoAxesColumn,
  Gauge,
  type LucideIcon,
  ScrollText,
  Send,
  Settings,
  Users,
} from 'lucide-react'

export interface NavItem {
  to: string
  title: string
  icon: LucideIcon
  /** The heading that it stands under; `home` and `foot` have none. */
  group: 'home' | 'Work' | 'Connect' | 'Observe' | 'foot'
  /** What else people call it. */
  words: string
  /** Pressed after G. */
  key: string
  /** One of the four that a phone shows at its foot. */
  isGoal?: boolean
}

/** What the navigation shows, in the order of a day's work. */
export const navItems: readonly NavItem[] = [
  {
    to: '/',
    title: 'Overview',
    icon: Gauge,
    group: 'home',
    words: 'home start dashboard',
    key: 'o',
    isGoal: true,
  },
  {
    to: '/contacts',
    title: 'Contacts',
    icon: Users,
    group: 'Work',
    words: 'people customers import',
    key: 'c',
    isGoal: true,
  },
  {
    to: '/knowledge',
    title: 'Knowledge',
    icon: BookOpen,
    group: 'Work',
    words: 'bases sources search files',
    key: 'k',
    isGoal: true,
  },
  {
    to: '/webhooks',
    title: 'Webhooks',
    icon: Send,
    group: 'Connect',
    words: 'endpoints deliveries',
    key: 'w',
    isGoal: true,
  },
  { to: '/events', title: 'Events', icon: Activity, group: 'Observe', words: 'feed', key: 'e' },
  {
    to: '/requests',
    title: 'Requests',
    icon: ScrollText,
    group: 'Observe',
    words: 'log api errors',
    key: 'r',
  },
  {
    to: '/usage',
    title: 'Usage',
    icon: ChartNoAxesColumn,
    group: 'Observe',
    words: 'credits limits plan',
    key: 'u',
  },
  {
    to: '/settings',
    title: 'Settings',
    icon: Settings,
    group: 'foot',
    words: 'organization',
    key: 's',
  },
]

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

/** What the palette leads to besides the navigation: deeper pages, and what can be begun. */
export const paletteItems: readonly PaletteItem[] = [
  {
    title: 'API tokens',
    to: '/settings/tokens',
    kind: 'Go to',
    words: 'keys rotate revoke',
    admin: true,
  },
  { title: 'Members', to: '/settings/members', kind: 'Go to', words: 'team roles' },
  {
    title: 'Audit log',
    to: '/settings/audit',
    kind: 'Go to',
    words: 'history changes',
    admin: true,
  },
  {
    title: 'Your profile',
    to: '/settings/profile',
    kind: 'Go to',
    words: 'password two-factor sessions',
  },
  { title: 'Event catalogue', to: '/webhooks/catalogue', kind: 'Go to', words: 'types schema' },
  { title: 'Add a contact', to: '/contacts', kind: 'Do', create: true },
  { title: 'Create a knowledge base', to: '/knowledge', kind: 'Do', create: true },
  {
    title: 'Add a webhook',
    to: '/webhooks',
    kind: 'Do',
    words: 'endpoint register',
    create: true,
    admin: true,
  },
  {
    title: 'Create an API token',
    to: '/settings/tokens',
    kind: 'Do',
    words: 'issue key',
    create: true,
    admin: true,
  },
  {
    title: 'Invite a member',
    to: '/settings/members',
    kind: 'Do',
    words: 'colleague',
    create: true,
    admin: true,
  },
]
