import { currentLang } from './lang.ts'
import { clientTexts } from './texts.ts'
import { toast } from './toast.ts'
import { copyToClipboard } from './ui/copy.ts'

/** Copies and says how it went, with the source's texts (§8). */
export async function copyText(text: string): Promise<boolean> {
  const t = clientTexts.pick(currentLang())
  const done = await copyToClipboard(text)
  if (done) toast.success(t.copied)
  else toast.error(t.copyFailed)
  return done
}

/** Opens a tab from code. A plain link never needs this: browsers block only what no click asked for. */
export function openTab(url: string): boolean {
  const opened = window.open(url, '_blank')
  if (!opened) {
    toast.warning(clientTexts.pick(currentLang()).popupBlocked)
    return false
  }
  opened.opener = null
  return true
}
