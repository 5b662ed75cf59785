import { HEIGHT, WIDTH } from '../../../platform/contract/tide.ts'
import { html, jsonInHtml, type Markup } from '../../../platform/server/files/markup.ts'
import { COPYRIGHT_FROM_YEAR } from '../../../rules/constants.ts'
import { at, htmlLang, type Setting, type SharedLink, type SharedPage } from './page.ts'
import { organization, trailOf } from './structured.ts'
import { mark, style } from './style.ts'
import { t } from './texts.ts'

const DESCRIPTION_MAX = 200

/** As much of a text as fits: up to the end of a sentence, else of a word. Chinese text without spaces breaks anywhere. */
export function inShort(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text
  const head = text.slice(0, DESCRIPTION_MAX)
  const sentence = Math.max(...['。', '！', '？', '. ', '! ', '? '].map((end) => head.lastIndexOf(end)))
  if (sentence > DESCRIPTION_MAX / 2) return head.slice(0, sentence + 1)
  const word = head.lastIndexOf(' ')
  const whole = word > DESCRIPTION_MAX / 2 ? head.slice(0, word) : head.slice(0, -1)
  return `${whole.replace(/[，、；：,;:\s]+$/, '')}…`
}

/** A whole document. `found: false` is for a page that does not exist: it has no address of its own and is not indexed. */
export function documentOf(page: SharedPage, setting: Setting, picture: string, found = true): string {
  const { lang, origin } = setting
  const s = t.pick(lang)
  const there = origin + at(setting, page.path)
  const title = page.title ?? `${page.heading}${s.joint}${s.site}`
  const description = inShort(page.description.replaceAll(/\s+/g, ' ').trim())
  return html`<!doctype html>
<html lang="${htmlLang(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#08222c">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${found ? addresses(page, setting, there) : html`<meta name="robots" content="noindex">`}
<meta property="og:type" content="${page.kind}">
<meta property="og:site_name" content="${s.site}">
<meta property="og:locale" content="${lang === 'en' ? 'en_US' : 'zh_CN'}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${there}">
<meta property="og:image" content="${origin + picture}">
<meta property="og:image:width" content="${WIDTH}">
<meta property="og:image:height" content="${HEIGHT}">
<meta property="og:image:alt" content="${page.heading}">
<meta name="twitter:card" content="summary_large_image">
<style>${style}</style>
${found && structured(page, setting, picture)}
</head>
<body>
${header(page, setting)}
<main id="main" class="in">
${trail(page, setting)}
<h1>${page.heading}</h1>
${page.main}
${found && enter(page, setting)}
</main>
${footer(setting)}
</body>
</html>
`.text
}

/** The page's one address in each language, and where none is named. */
const addresses = (page: SharedPage, { origin }: Setting, there: string): Markup => html`<link rel="canonical" href="${there}">
<link rel="alternate" hreflang="zh-CN" href="${origin}${page.path}?lang=cn">
<link rel="alternate" hreflang="en" href="${origin}${page.path}?lang=en">
<link rel="alternate" hreflang="x-default" href="${origin}${page.path}">
<link rel="alternate" type="application/rss+xml" href="/api/ws/article/rss?lang=cn" hreflang="zh-CN">
<link rel="alternate" type="application/rss+xml" href="/api/ws/article/rss?lang=en" hreflang="en">`

/** What search engines show with a picture has that of the page. */
const pictured = new Set(['Article', 'Event'])

function structured(page: SharedPage, setting: Setting, picture: string): Markup {
  const own = page.structured.map((one) => (pictured.has(one['@type']) ? { ...one, image: setting.origin + picture } : one))
  const graph = [organization(setting), ...own, ...(page.trail.length > 0 ? [trailOf(page, setting)] : [])]
  return html`<script type="application/ld+json">${jsonInHtml({ '@context': 'https://schema.org', '@graph': graph })}</script>`
}

function header(page: SharedPage, setting: Setting): Markup {
  const s = t.pick(setting.lang)
  const other = setting.lang === 'en' ? 'cn' : 'en'
  return html`<a class="skip" href="#main">${s.skip}</a>
<header class="top"><div class="in">
<a class="brand" href="${at(setting, '/share/home')}">${mark}<span>${s.site}</span></a>
<a class="lang" href="${page.path}?lang=${other}" hreflang="${htmlLang(other)}" lang="${htmlLang(other)}">${s.otherLang}</a>
</div></header>`
}

function trail(page: SharedPage, setting: Setting): Markup | false {
  if (page.trail.length === 0) return false
  const s = t.pick(setting.lang)
  const items = [{ name: s.home, path: '/share/home' }, ...page.trail]
  return html`<nav aria-label="${s.trail}"><ol class="trail">${items.map((one) => html`<li>${link(one, setting)}</li>`)}</ol></nav>`
}

/** The way into the app: the reader stays here until it is followed. */
function enter(page: SharedPage, setting: Setting): Markup {
  const s = t.pick(setting.lang)
  return html`<div class="open"><p><a class="enter" href="${appLink(page.to, setting)}">${page.enter ?? s.open}</a></p>
<p class="fine">${s.openWhy}</p></div>`
}

/** A route of the app, in the language of the page and with the channel of a partner. */
function appLink(to: string, { origin, lang, channel }: Setting): string {
  const values = [lang === 'en' && 'lang=en', channel && `channel=${channel}`].filter(Boolean).join('&')
  return `${origin}/#${to}${values && (to.includes('?') ? '&' : '?')}${values}`
}

function footer(setting: Setting): Markup {
  const s = t.pick(setting.lang)
  const { phone, wechat, linkedin, address, filingNumber } = setting.contacts
  const own = address[setting.lang]
  return html`<footer class="foot"><div class="in">
<nav aria-label="${s.pages}"><ul>${setting.pages.map((one) => html`<li>${link(one, setting)}</li>`)}</ul></nav>
<address><ul>
${phone && html`<li>${s.phone}: <a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a></li>`}
<li>${s.hours}</li>
${wechat && html`<li>${s.wechat}: ${wechat}</li>`}
${linkedin && html`<li>${s.linkedin}: ${linkedin}</li>`}
${own && html`<li>${s.address}: ${own}</li>`}
<li><a href="${appLink('/contactUs', setting)}">${s.form}</a></li>
</ul></address>
<p>© ${COPYRIGHT_FROM_YEAR}–${setting.year} ${s.rights} ${filingNumber}</p>
</div></footer>`
}

const link = ({ name, path }: SharedLink, setting: Setting): Markup => html`<a href="${at(setting, path)}">${name}</a>`

/** A list of links to other pages below a heading of its own; nothing if there are none. */
export function linksTo(heading: string, links: readonly SharedLink[], setting: Setting): Markup | null {
  return links.length === 0 ? null : html`<h2>${heading}</h2><ul>${links.map((one) => html`<li>${link(one, setting)}</li>`)}</ul>`
}

type Fact = [name: string, value: Markup | string | null | undefined | false]

/** Names and what they are; those without a value are left out. */
export function facts(items: readonly Fact[]): Markup | null {
  const given = items.filter(([, value]) => value)
  return given.length === 0 ? null : html`<dl>${given.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`
}
