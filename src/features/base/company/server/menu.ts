import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const companyMenus: Menus<typeof screens> = {
  company: [
    {
      in: 'company',
      at: 10,
      path: '/companyHome/companyFile',
      name: 'companyFile',
      icon: 'id-badge-2',
      cn: '资料与认证',
      en: 'Company profile',
    },
    { at: 50, path: '/companyHome/company', name: 'company', icon: 'building', cn: '企业', en: 'Company' },
    {
      in: 'companyFile',
      at: 10,
      path: '/companyHome/companyInfo',
      name: 'companyInfo',
      component: 'companyInfo',
      icon: 'id-badge-2',
      cn: '企业资料',
      en: 'Company information',
    },
    {
      in: 'companyFile',
      at: 20,
      path: '/companyHome/authentication',
      name: 'companyAuthentication',
      component: 'companyAuthentication',
      icon: 'shield-check',
      needs: ['company:authenticate'],
      cn: '企业认证',
      en: 'Company verification',
    },
  ],
  operator: [desk({ in: 'queues', at: 20 }, 'companies', 'operatorCompanies', 'building', 'operator:review', '企业认证', 'Companies')],
}
