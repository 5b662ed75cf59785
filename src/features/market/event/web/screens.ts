import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const eventScreens: Record<(typeof screens)[number], Screen> = {
  international: () => import('./EventsPage.tsx'),
  offlineSalon: () => import('./EventsPage.tsx'),
  onlineActivities: () => import('./EventsPage.tsx'),
  activityH5: () => import('./EventH5Page.tsx'),
  activityDetail: () => import('./EventDetailPage.tsx'),
  operatorEvents: () => import('./desk/EventsDeskPage.tsx'),
}
