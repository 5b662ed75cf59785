import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const beanScreens: Record<(typeof screens)[number], Screen> = {
  beans: () => import('./BeansPage.tsx'),
  operatorBeanOrders: () => import('./desk/BeanOrdersPage.tsx'),
  operatorBeanPackages: () => import('./desk/BeanPackagesPage.tsx'),
}
