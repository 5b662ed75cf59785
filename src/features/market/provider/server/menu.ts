import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const providerMenus: Menus<typeof screens> = {
  company: [
    {
      in: 'demands',
      at: 30,
      path: '/companyHome/contacts',
      name: 'contacts',
      component: 'unlockedContacts',
      icon: 'address-book',
      cn: '服务商联系方式',
      en: 'Provider contacts',
    },
  ],
  individual: [
    {
      at: 50,
      path: '/personalHome/contacts',
      name: 'contacts',
      component: 'unlockedContacts',
      icon: 'address-book',
      cn: '服务商联系方式',
      en: 'Provider contacts',
    },
  ],
  operator: [
    desk(
      { in: 'queues', at: 70 },
      'providerApplications',
      'operatorProviderApplications',
      'world-plus',
      'operator:providers',
      '收录申请',
      'Listing applications',
    ),
    desk(
      { in: 'queues', at: 80 },
      'deadContacts',
      'operatorDeadContacts',
      'phone-off',
      'operator:providers',
      '失效联系方式',
      'Invalid contacts',
    ),
    desk(
      { in: 'queues', at: 75 },
      'providerClaims',
      'operatorProviderClaims',
      'id-badge-2',
      'operator:providers',
      '条目认领',
      'Claims of entries',
    ),
    desk({ in: 'site', at: 30 }, 'providers', 'operatorProviders', 'address-book', 'operator:providers', '服务商名录', 'Providers'),
  ],
}
