import type { ComponentType } from 'react'

/** A screen in a chunk of its own: its file exports the component as default. */
export type Screen = () => Promise<{ default: ComponentType }>
