import type { Lang } from '../contract/texts.ts'
import { kept } from './kept.ts'
import { createStore } from './store.ts'

/** index.html sets it before the first paint: the stored choice, else the language that a shared link names (`#/home?lang=en`). */
const documentLang = (): Lang => (document.documentElement.lang === 'en' ? 'en' : 'cn')

export const langStore = createStore<Lang>(typeof window === 'undefined' ? 'cn' : documentLang())

/** Again, right before the app is rendered: the language switch of the prerendered page may have been used since. */
export const readLang = (): void => langStore.begin(documentLang())

export const currentLang = (): Lang => langStore.get()
/** The language header of the wire (source §7). */
export const wireLang = (): 'zh_CN' | 'en_US' => (langStore.get() === 'en' ? 'en_US' : 'zh_CN')
/** The value for `Intl` and the `lang` attribute. */
export const localeOf = (lang: Lang): 'zh-CN' | 'en' => (lang === 'en' ? 'en' : 'zh-CN')

/** Sets the language for this browser (local storage `lang`: cn or en). */
export function setLang(lang: Lang): void {
  kept.local.set('lang', lang)
  apply(lang)
}

function apply(lang: Lang): void {
  document.documentElement.lang = localeOf(lang)
  langStore.set(lang)
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === 'lang') apply(event.newValue === 'en' ? 'en' : 'cn')
  })
}
