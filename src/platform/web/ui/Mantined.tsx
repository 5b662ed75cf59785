import { MantineProvider } from '@mantine/core'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import { type ReactNode, useState } from 'react'
import { chooseScheme, schemeStore } from '../scheme.ts'
import { cssVariablesResolver, theme } from './theme.ts'

/** The part of the colour scheme that each provider needs; the rest is shared. */
function schemeManager() {
  let stop = () => {}
  return {
    get: () => schemeStore.get(),
    set: chooseScheme,
    subscribe(changed: (scheme: ReturnType<typeof schemeStore.get>) => void) {
      stop = schemeStore.subscribe(() => changed(schemeStore.get()))
    },
    unsubscribe: () => stop(),
    clear: () => chooseScheme('auto'),
  }
}

/** The component library for its children. Public pages do without it: it would be a tenth of their download. */
export function Mantined({ children }: { children: ReactNode }) {
  const [manager] = useState(schemeManager)
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto" colorSchemeManager={manager}>
      {children}
    </MantineProvider>
  )
}
