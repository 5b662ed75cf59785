import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router'

/** A screen that the server's menu brought. Another path is another screen, so nothing typed on one shows on the next. */
export function MenuScreen() {
  const { Screen, path } = useLoaderData() as { Screen: ComponentType; path: string }
  return <Screen key={path} />
}
