import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const operatorMenus: Menus<typeof screens> = {
  operator: [
    {
      at: 10,
      path: '/operatorHome',
      name: 'operatorHome',
      component: 'operatorHome',
      icon: 'layout-dashboard',
      cn: '总览',
      en: 'Overview',
    },
    { at: 20, path: '/operatorHome/queues', name: 'queues', icon: 'inbox', cn: '待办', en: 'Queues' },
    { at: 30, path: '/operatorHome/relations', name: 'relations', icon: 'headset', cn: '咨询与伙伴', en: 'Leads and partners' },
    { at: 40, path: '/operatorHome/records', name: 'records', icon: 'book', cn: '账务与记录', en: 'Records' },
    { at: 50, path: '/operatorHome/site', name: 'site', icon: 'world', cn: '门户', en: 'Portal' },
    desk({ at: 70 }, 'rules', 'operatorRules', 'scale', 'operator:see', '规则', 'Rules'),
  ],
}
