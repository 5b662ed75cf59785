import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const demandScreens: Record<(typeof screens)[number], Screen> = {
  companyClock: () => import('./home/ClockPage.tsx'),
  personalWorkbench: () => import('./home/PersonalHomePage.tsx'),
  myDemands: () => import('./MyDemandsPage.tsx'),
  myProviders: () => import('./MyProvidersPage.tsx'),
  demandTemplates: () => import('./TemplatesPage.tsx'),
  demandForm: () => import('./form/DemandFormPage.tsx'),
  demandDetails: () => import('./DemandDetailPage.tsx'),
  hosting: () => import('./FundingPage.tsx'),
  facilitator: () => import('./PickProviderPage.tsx'),
  rFacilitator: () => import('./CancelPickPage.tsx'),
  sFacilitator: () => import('./ProviderListPage.tsx'),
  joinedDemands: () => import('./JoinedPage.tsx'),
  hallHome: () => import('./hall/HallHomePage.tsx'),
  hallRecommend: () => import('./hall/HallRecommendPage.tsx'),
  operatorSplits: () => import('./desk/SplitsPage.tsx'),
  operatorDemandReview: () => import('./desk/DemandReviewPage.tsx'),
}
