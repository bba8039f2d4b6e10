import { TabLinks } from '../../ui/tabs.tsx'

export function WebhookTabs() {
  return (
    <TabLinks
      label="Webhooks"
      tabs={[
        { to: '/webhooks', title: 'Webhooks' },
        { to: '/webhooks/catalogue', title: 'Event catalogue' },
      ]}
    />
  )
}
