import { ModalsProvider } from '@mantine/modals'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/web/i18n.tsx'
import { t } from './texts.ts'

/** What forms and workbenches need and the public pages do not. */
export function WorkProviders({ children }: { children: ReactNode }) {
  const s = useTexts(t)
  return (
    <ModalsProvider labels={{ confirm: s.confirm, cancel: s.cancel }} modalProps={{ closeButtonProps: { 'aria-label': s.close } }}>
      {children}
    </ModalsProvider>
  )
}
