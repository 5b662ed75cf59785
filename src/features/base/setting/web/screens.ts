import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const settingScreens: Record<(typeof screens)[number], Screen> = {
  operatorSettings: () => import('./desk/SettingsPage.tsx'),
}
