import './styles.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { loadAreaCodesOnce } from '../../features/area/web/queries.ts'
import { mendImages } from '../../platform/web/images.ts'
import { queryClient } from '../../platform/web/query.ts'
import { cssVariablesResolver, theme } from '../../platform/web/ui/theme.ts'
import { followSession } from './follow-session.ts'
import { makeRouter } from './router.tsx'

mendImages()
const router = makeRouter()
followSession(router)
// After the first paint: nothing on it needs the calling codes.
setTimeout(() => void loadAreaCodesOnce(), 1_000)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
