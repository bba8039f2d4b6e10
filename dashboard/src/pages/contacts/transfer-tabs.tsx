import { TabLinks } from '../../ui/tabs.tsx'

/** `<TransferTabs>`: files that came in, and files that went out. */
export const TransferTabs = () => (
  <TabLinks
    label="Imports and exports"
    tabs={[
      { title: 'Imports', to: '/contacts/imports' },
      { title: 'Exports', to: '/contacts/exports' },
    ]}
  />
)
