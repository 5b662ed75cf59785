import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const dictionaryScreens: Record<(typeof screens)[number], Screen> = {
  operatorDictionaries: () => import('./desk/DictionariesPage.tsx'),
}
