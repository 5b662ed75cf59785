import { accountScreens } from '../../features/base/account/web/screens.ts'
import { agreementScreens } from '../../features/base/agreement/web/screens.ts'
import { articleScreens } from '../../features/market/article/web/screens.ts'
import { eventScreens } from '../../features/market/event/web/screens.ts'
import { hiringScreens } from '../../features/market/hiring/web/screens.ts'
import { leadScreens } from '../../features/market/lead/web/screens.ts'
import { licenceScreens } from '../../features/market/licence/web/screens.ts'
import { partnerScreens } from '../../features/market/partner/web/screens.ts'
import { providerScreens } from '../../features/market/provider/web/screens.ts'
import { solutionScreens } from '../../features/market/solution/web/screens.ts'
import type { Screen } from '../../platform/web/screen.ts'

/**
 * Every screen by its name, each in a chunk of its own. Rows of routes.ts and entries of the server's menu refer to the names; an unknown
 * name does not compile. A feature lists its screens in `contract/screens.ts` and loads them in `web/screens.ts`. Here are the features
 * with pages of the portal; the list of the others (work-features.ts) is fetched with the first of their screens, because each visitor
 * would load the names of all their files.
 */
export const portalScreens = {
  // The app's own screens
  home: () => import('./portal/home/HomePage.tsx'),
  aboutUs: () => import('./portal/about/AboutPage.tsx'),
  notFound: () => import('./portal/NotFoundPage.tsx'),

  ...accountScreens,
  ...agreementScreens,
  ...articleScreens,
  ...eventScreens,
  ...hiringScreens,
  ...leadScreens,
  ...licenceScreens,
  ...partnerScreens,
  ...providerScreens,
  ...solutionScreens,
} satisfies Record<string, Screen>

export type ScreenName = keyof typeof portalScreens | keyof typeof import('./work-features.ts')['workScreens']

/** Undefined if there is none: names of the server's menu are plain text, and a page that was loaded before an update may not know them. */
export async function screenNamed(name: string): Promise<Screen | undefined> {
  const screens: Record<string, Screen> = Object.hasOwn(portalScreens, name)
    ? portalScreens
    : (await import('./work-features.ts')).workScreens
  return Object.hasOwn(screens, name) ? screens[name] : undefined
}

export const screenOf =
  (name: ScreenName): Screen =>
  async () =>
    (await screenNamed(name))!()
