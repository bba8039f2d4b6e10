import { useLocation } from '@tanstack/react-router'
import { useSession } from '../../session.ts'
import { TabLinks } from '../../ui/tabs.tsx'
import { useTitle } from '../../ui/title.ts'

const tabs = [
  { to: '/settings', title: 'Organization' },
  { to: '/settings/members', title: 'Members' },
  { to: '/settings/tokens', title: 'API Tokens', admin: true },
  { to: '/settings/audit', title: 'Audit log', admin: true },
  { to: '/settings/profile', title: 'Your profile' },
] as const

export function SettingsTabs() {
  const { isAdmin } = useSession()
  const { pathname } = useLocation()
  const here = tabs.find(({ to }) => to === pathname)
  useTitle(here ? `${here.title} · Settings` : 'Settings')
  return (
    <TabLinks
      label="Settings"
      tabs={tabs
        .filter((tab) => isAdmin || !('admin' in tab))
        .map(({ to, title }) => ({ to, title }))}
    />
  )
}
