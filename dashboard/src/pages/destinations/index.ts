import { Megaphone } from 'lucide-react'
import { lazy, page } from '../../page.ts'
import type { PageDomain } from '../../page-domain.ts'
import { noSearch } from '../../search.ts'
import { destinationSearch, newDestinationSearch } from './search-params.ts'

export const destinations = {
  pages: [
    page(
      '/destinations',
      lazy(() => import('./destinations.tsx'), 'Destinations'),
      noSearch,
    ),
    page(
      '/destinations/new',
      lazy(() => import('./new-destination.tsx'), 'NewDestinationPage'),
      newDestinationSearch,
    ),
    page(
      '/destinations/$destinationId',
      lazy(() => import('./destination-page.tsx'), 'DestinationPage'),
      destinationSearch,
    ),
  ],
  nav: {
    to: '/destinations',
    title: 'Destinations',
    icon: Megaphone,
    group: 'Connect',
    words: 'slack teams discord email s3 nats notify archive',
    key: 'd',
  },
  palette: [
    {
      title: 'New destination',
      to: '/destinations/new',
      kind: 'Do',
      words: 'slack teams discord email notify',
      admin: true,
    },
  ],
  found: {
    destination: { title: 'Destinations', href: ({ id }) => `/destinations/${id}` },
    destinationDelivery: {
      title: 'Deliveries',
      href: ({ id, parentId }) => `/destinations/${parentId}?delivery=${id}`,
    },
  },
  // Any event may be delivered to a destination.
  affects: { '': ['destinations'] },
} as const satisfies PageDomain & { pages: readonly object[] }
