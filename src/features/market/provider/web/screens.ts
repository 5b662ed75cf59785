import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const providerScreens: Record<(typeof screens)[number], Screen> = {
  quickfind: () => import('./QuickfindPage.tsx'),
  operatorProviders: () => import('./desk/ProvidersPage.tsx'),
  operatorProviderApplications: () => import('./desk/ProviderApplicationsPage.tsx'),
  operatorDeadContacts: () => import('./desk/DeadContactsPage.tsx'),
  operatorProviderClaims: () => import('./desk/ClaimsPage.tsx'),
  workInvitation: () => import('./hire/WorkInvitationPage.tsx'),
  unlockedContacts: () => import('./contacts/UnlockedContactsPage.tsx'),
}
