import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const partnerScreens: Record<(typeof screens)[number], Screen> = {
  partner: () => import('./PartnerPage.tsx'),
  operatorPartners: () => import('./desk/PartnersPage.tsx'),
  operatorChannels: () => import('./desk/ChannelsPage.tsx'),
}
