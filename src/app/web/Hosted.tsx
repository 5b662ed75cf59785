import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router'

/** A screen or a frame whose script the route's loader fetched. */
export function Hosted() {
  const { Screen } = useLoaderData() as { Screen: ComponentType }
  return <Screen />
}

/** A screen that the server's menu brought. Another path is another screen, so nothing typed on one shows on the next. */
export function HostedByMenu() {
  const { Screen, path } = useLoaderData() as { Screen: ComponentType; path: string }
  return <Screen key={path} />
}
