import { loadChunk } from './chunk.ts'
import { createStore } from './store.ts'

export type ToastKind = 'error' | 'success' | 'warning' | 'info'

/** True from the first notification on: only then is their container fetched and mounted. */
export const toastsWanted = createStore(false)

/** A repeated message replaces the one on screen, so a burst of failures shows one. */
function show(kind: ToastKind, message: string): void {
  toastsWanted.set(true)
  loadChunk(() => import('./Toasts.tsx'))
    .then(({ showToast }) => showToast(kind, message))
    .catch(() => window.alert(message))
}

export const toast = {
  error: (message: string) => show('error', message),
  success: (message: string) => show('success', message),
  warning: (message: string) => show('warning', message),
  info: (message: string) => show('info', message),
}
