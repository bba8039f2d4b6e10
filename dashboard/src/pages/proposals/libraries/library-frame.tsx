import type { ReactNode } from 'react'
import { PageHeader } from '../../../ui/page-header.tsx'
import { TabLinks } from '../../../ui/tabs.tsx'
import { trail } from '../trail.ts'

interface LibraryFrameProps {
  actions: ReactNode
  children: ReactNode
}

/** Frame around the lists of the proposal library. */
export const LibraryFrame = ({ actions, children }: LibraryFrameProps) => (
  <>
    <PageHeader title="Libraries" trail={trail} actions={actions} />
    <TabLinks
      label="Libraries"
      tabs={[
        { title: 'Templates', to: '/proposals/templates' },
        { title: 'Content blocks', to: '/proposals/blocks' },
        { title: 'Catalogue', to: '/proposals/catalogue' },
      ]}
    />
    {children}
  </>
)
