import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './queries.ts'
import { router } from './routes.tsx'
import { Conflicts } from './ui/conflict.tsx'
import { Toasts } from './ui/toast.tsx'
import './ui/theme.css'

// The page that shows takes the place of the frame that the build put there.
router.subscribe('onRendered', () => document.getElementById('first-paint')?.remove())

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Conflicts />
      <Toasts />
    </QueryClientProvider>
  </StrictMode>,
)
