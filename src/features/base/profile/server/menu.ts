import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const profileMenus: Menus<typeof screens> = {
  individual: [
    { at: 80, path: '/personalHome/myPersonal', name: 'myPersonal', icon: 'user', cn: '个人中心', en: 'My profile' },
    {
      in: 'myPersonal',
      at: 10,
      path: '/personalHome/myPersonal',
      name: 'personalInfo',
      component: 'personalInfo',
      icon: 'id-badge-2',
      cn: '个人信息',
      en: 'Personal information',
    },
    {
      in: 'myPersonal',
      at: 20,
      path: '/personalHome/myPersonal/resume',
      name: 'resume',
      component: 'resume',
      icon: 'list-details',
      needs: ['profile:edit'],
      cn: '我的简历',
      en: 'My résumé',
    },
    {
      in: 'myPersonal',
      at: 30,
      path: '/personalHome/myPersonal/authentication',
      name: 'personalAuthentication',
      component: 'personalAuthentication',
      icon: 'shield-check',
      needs: ['profile:authenticate'],
      cn: '实名认证',
      en: 'Identity verification',
    },
  ],
  operator: [desk({ in: 'queues', at: 30 }, 'persons', 'operatorPersons', 'user-check', 'operator:review', '实名认证', 'Individuals')],
}
