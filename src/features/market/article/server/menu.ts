import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const articleMenus: Menus<typeof screens> = {
  operator: [desk({ in: 'site', at: 20 }, 'articles', 'operatorArticles', 'article', 'operator:content', '资讯', 'Articles')],
}
