import { currentLang } from './lang.ts'
import { clientTexts } from './texts.ts'
import { toast } from './toast.ts'

/** Opens a tab from code, and shows a message if the browser or an extension blocks it (source §8). */
export function openTab(url: string): boolean {
  const opened = window.open(url, '_blank')
  if (!opened) {
    toast.warning(clientTexts.pick(currentLang()).popupBlocked)
    return false
  }
  opened.opener = null
  return true
}
