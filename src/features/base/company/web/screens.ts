import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const companyScreens: Record<(typeof screens)[number], Screen> = {
  visitingCard: () => import('./VisitingCardPage.tsx'),
  companyInfo: () => import('./CompanyInfoPage.tsx'),
  companyAuthentication: () => import('./CompanyAuthenticationPage.tsx'),
  companyPublic: () => import('./CompanyPublicPage.tsx'),
  operatorCompanies: () => import('./desk/CompaniesPage.tsx'),
}
