import { TabLinks } from '../../ui/tabs.tsx'

export const ConnectionTabs = () => (
  <TabLinks
    label="Connections"
    tabs={[
      { to: '/connections', title: 'Connections' },
      { to: '/connections/providers', title: 'Your providers' },
    ]}
  />
)
