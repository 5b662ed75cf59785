import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const teamScreens: Record<(typeof screens)[number], Screen> = {
  teams: () => import('./TeamsPage.tsx'),
  members: () => import('./MembersPage.tsx'),
  invitation: () => import('./InvitationPage.tsx'),
  withoutCompany: () => import('./WithoutCompanyPage.tsx'),
}
