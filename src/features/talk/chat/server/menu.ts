import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const chatMenus: Menus<typeof screens> = {
  company: [
    { in: 'demands', at: 40, path: '/personalHome/IM', name: 'IM', component: 'chat', icon: 'message-circle', cn: '在线沟通', en: 'Chat' },
  ],
  operator: [desk({ in: 'relations', at: 45 }, 'IM', 'chat', 'message-circle', 'operator:advisory', '在线沟通', 'Chat')],
  individual: [{ at: 100, path: '/personalHome/IM', name: 'IM', component: 'chat', icon: 'message-circle', cn: '在线沟通', en: 'Chat' }],
}
