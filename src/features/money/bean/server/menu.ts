import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const beanMenus: Menus<typeof screens> = {
  company: [
    {
      in: 'funds',
      at: 30,
      path: '/companyHome/beans',
      name: 'beans',
      component: 'beans',
      icon: 'coins',
      needs: ['bean:buy', 'provider:unlock', 'wallet:view'],
      cn: '豆账户',
      en: 'Beans',
    },
  ],
  individual: [
    {
      at: 60,
      path: '/personalHome/beans',
      name: 'beans',
      component: 'beans',
      icon: 'coins',
      needs: ['bean:buy'],
      cn: '豆账户',
      en: 'Beans',
    },
  ],
  operator: [
    desk({ in: 'queues', at: 50 }, 'beanOrders', 'operatorBeanOrders', 'coins', 'operator:money', '购豆订单', 'Bean orders'),
    desk({ at: 60 }, 'beanPackages', 'operatorBeanPackages', 'coins', 'operator:settings', '豆套餐价格', 'Bean prices'),
  ],
}
