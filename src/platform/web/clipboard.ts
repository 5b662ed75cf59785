import { currentLang } from './lang.ts'
import { clientTexts } from './texts.ts'
import { toast } from './toast.ts'

/** Copies and shows the outcome, with the source's texts (§8). */
export async function copyText(text: string): Promise<boolean> {
  const t = clientTexts.pick(currentLang())
  const done = await write(text)
  if (done) toast.success(t.copied)
  else toast.error(t.copyFailed)
  return done
}

/**
 * A browser that asks for permission, or has lost the focus, may leave the question unanswered; for some seconds after a click we may copy
 * by selection.
 */
const ANSWER_MS = 1_000
const unanswered = () => new Promise<never>((_, reject) => setTimeout(reject, ANSWER_MS))

async function write(text: string): Promise<boolean> {
  try {
    await Promise.race([navigator.clipboard.writeText(text), unanswered()])
    return true
  } catch {
    return bySelection(text)
  }
}

/** Fallback if the clipboard API is absent (a page without TLS) or refused: copying from a hidden field. */
function bySelection(text: string): boolean {
  const before = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.setAttribute('readonly', '')
  area.style.cssText = 'position:fixed;inset-block-start:0;opacity:0'
  document.body.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
