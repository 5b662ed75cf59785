import type { Screen } from '../../../platform/web/screen.ts'
import type { Frame } from '../routes.ts'

/** What surrounds the pages of each kind, in chunks of their own. */
export const frames: Record<Exclude<Frame, 'bare'>, Screen> = {
  portal: () => import('./PortalFrame.tsx'),
  signIn: () => import('./SignInFrame.tsx'),
  entry: () => import('./EntryFrame.tsx'),
  workbench: () => import('./WorkbenchFrame.tsx'),
  operator: () => import('./OperatorFrame.tsx'),
}
