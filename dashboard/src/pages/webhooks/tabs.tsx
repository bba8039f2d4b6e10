import { TabLinks } from '../../ui/tabs.tsx'

export function WebhookTabs() {
  return (
    <TabLinks
      label="Webhooks"
      tabs={[
        { to: '/webhooks', title: 'Endpoints' },
        { to: '/webhooks/catalogue', title: 'Event catalogue' },
      ]}
    />
  )
}
