import { Notifications, notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { currentLang } from './lang.ts'
import { clientTexts } from './texts.ts'
import type { ToastKind } from './toast.ts'
import { Mantined } from './ui/Mantined.tsx'

const looks = {
  error: { color: 'var(--bad)', Icon: IconX, stay: 8000 },
  success: { color: 'var(--ok)', Icon: IconCheck, stay: 4000 },
  warning: { color: 'var(--warn)', Icon: IconAlertTriangle, stay: 6000 },
  info: { color: 'var(--primary)', Icon: IconInfoCircle, stay: 5000 },
} as const

export function showToast(kind: ToastKind, message: string): void {
  const { color, Icon, stay } = looks[kind]
  const id = `${kind}:${message}`
  notifications.hide(id)
  notifications.show({
    id,
    message,
    color,
    icon: <Icon size={18} stroke={1.75} aria-hidden />,
    autoClose: stay,
    closeButtonProps: { 'aria-label': clientTexts.pick(currentLang()).close, size: 24 },
  })
}

export default function Toasts() {
  return (
    <Mantined>
      <Notifications position="top-center" limit={4} zIndex={1000} />
    </Mantined>
  )
}
