import type { ComponentType } from 'react'

export type Screen = () => Promise<{ default: ComponentType }>

/**
 * Every screen by its name, each in a chunk of its own. Rows of routes.tsx and entries of the server's menu name them; a name that
 * is not here is no page. A new screen is one line: its file exports the component as default.
 */
export const components: Record<string, Screen> = {
  // The app's own
  HomePage: () => import('./portal/HomePage.tsx'),
  ContactPage: () => import('./portal/ContactPage.tsx'),
  NotFoundPage: () => import('./portal/NotFoundPage.tsx'),
  ChatLaterPage: () => import('./later/ChatLaterPage.tsx'),
  AdvisoryLaterPage: () => import('./later/AdvisoryLaterPage.tsx'),
  // Features
}
