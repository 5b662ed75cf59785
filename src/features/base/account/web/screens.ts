import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const accountScreens: Record<(typeof screens)[number], Screen> = {
  login: () => import('./LoginPage.tsx'),
  registry: () => import('./RegistryPage.tsx'),
  forgotten: () => import('./ForgottenPage.tsx'),
  mailLink: () => import('./MailLinkPage.tsx'),
  accountSettings: () => import('./AccountSettings.tsx'),
  operatorLogin: () => import('./OperatorLoginPage.tsx'),
}
