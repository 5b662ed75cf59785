import type { ComponentType } from 'react'

export interface ScreenModule {
  default: ComponentType
  /** Loads what the first render at an address needs, such as a long text. The screen copes if it failed. */
  ready?: (path: string, search: string) => Promise<unknown>
}

/** A screen in a chunk of its own: its file exports the component as default. */
export type Screen = () => Promise<ScreenModule>
