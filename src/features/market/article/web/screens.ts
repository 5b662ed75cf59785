import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const articleScreens: Record<(typeof screens)[number], Screen> = {
  information: () => import('./InformationCenterPage.tsx'),
  informationDetails: () => import('./InformationDetailsPage.tsx'),
  operatorArticles: () => import('./desk/ArticlesPage.tsx'),
}
