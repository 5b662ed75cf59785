import type { Lang } from '../../../platform/contract/texts.ts'
import { html } from '../../../platform/server/markup.ts'
import { documentOf } from './document.ts'
import { at, type Setting, type SharedPage } from './page.ts'
import { t } from './texts.ts'

/** What a reader sees where a page could not be answered: too many requests, or a failure. It reads nothing: the database may be away. */
export function failedDocument(message: string, requestId: string, lang: Lang): string {
  const s = t.pick(lang)
  const setting: Setting = {
    lang,
    origin: '',
    channel: null,
    contacts: { phone: '', wechat: '', address: { cn: '', en: '' }, filingNumber: '' },
    entity: null,
    pages: [],
  }
  const page: SharedPage = {
    path: '/share/home',
    to: '/home',
    heading: message,
    description: message,
    trail: [],
    main: html`<p><a href="${at(setting, '/share/home')}">${s.toHome}</a></p><p class="fine">${s.requestId} <code>${requestId}</code></p>`,
    structured: [],
    kind: 'website',
  }
  return documentOf(page, setting, '/apple-touch-icon.png', false)
}
