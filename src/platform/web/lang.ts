import type { Lang } from '../contract/texts.ts'
import { kept } from './kept.ts'
import { createStore } from './store.ts'

/** `#/home?lang=en`: a link that was shared in one language opens in it for whoever has not chosen yet. */
const shared = (): string | null => new URLSearchParams(location.hash.split('?')[1] ?? '').get('lang')

/** Where storage is refused, the document knows what was chosen before the scripts came. */
const read = (): Lang => ((kept.local.get('lang') ?? shared() ?? document.documentElement.lang) === 'en' ? 'en' : 'cn')

export const langStore = createStore<Lang>(typeof window === 'undefined' ? 'cn' : read())

export const currentLang = (): Lang => langStore.get()
/** The language header of the wire (source §7). */
export const wireLang = (): 'zh_CN' | 'en_US' => (langStore.get() === 'en' ? 'en_US' : 'zh_CN')
/** What `Intl` and the `lang` attribute take. */
export const localeOf = (lang: Lang): 'zh-CN' | 'en' => (lang === 'en' ? 'en' : 'zh-CN')

/** Chooses the language for this browser (local storage `lang`: cn or en). */
export function setLang(lang: Lang): void {
  kept.local.set('lang', lang)
  apply(lang)
}

function apply(lang: Lang): void {
  document.documentElement.lang = localeOf(lang)
  langStore.set(lang)
}

if (typeof window !== 'undefined') {
  document.documentElement.lang = localeOf(langStore.get())
  window.addEventListener('storage', (event) => {
    if (event.key === 'lang') apply(read())
  })
}
