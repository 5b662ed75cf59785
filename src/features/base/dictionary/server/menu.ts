import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const dictionaryMenus: Menus<typeof screens> = {
  operator: [
    desk({ in: 'site', at: 100 }, 'dictionaries', 'operatorDictionaries', 'list-letters', 'operator:content', '字典', 'Dictionaries'),
  ],
}
