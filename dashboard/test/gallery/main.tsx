import { QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { queryClient } from '../../src/queries.ts'
import { Conflicts } from '../../src/ui/conflict.tsx'
import { Toasts } from '../../src/ui/toast.tsx'
import { Gallery } from './gallery.tsx'
import '../../src/ui/theme.css'

const base = createRootRoute()
const route = createRoute({ getParentRoute: () => base, path: '/', component: Gallery })
const router = createRouter({ routeTree: base.addChildren([route]) })

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    {/* Types know the routes of the product alone. */}
    <RouterProvider router={router as never} />
    <Conflicts />
    <Toasts />
  </QueryClientProvider>,
)
