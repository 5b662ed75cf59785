import type { ComponentType, ReactNode } from 'react'
import type { Frame } from '../routes.ts'

/** What surrounds the pages of each kind, in chunks of their own. */
export const frames: Record<Frame, () => Promise<{ default: ComponentType<{ children: ReactNode }> }>> = {
  portal: () => import('./PortalFrame.tsx'),
  signIn: () => import('./SignInFrame.tsx'),
  entry: () => import('./EntryFrame.tsx'),
  workbench: () => import('./WorkbenchFrame.tsx'),
  operator: () => import('./OperatorFrame.tsx'),
  // The component library itself.
  bare: async () => ({ default: (await import('../../../platform/web/ui/Mantined.tsx')).Mantined }),
}
