export interface Parts {
  shells: Record<'cn' | 'en', string>
  css: string
  noscript: string
  always: Files
  home: Files
}
interface Files {
  scripts: string[]
  styles: string[]
}

/**
 * The page: style first, then the home page of the language in use. The scripts are asked for by a line of script, at home after the first paint, so that they do not
 * race the text. Each language is a template (one h1 in the document, nothing of the other language); the content security policy knows the lines by their hash.
 */
export function assemble(html: string, { shells, css, noscript, always, home }: Parts): string {
  const entry = html.match(/<script type="module"[^>]*><\/script>/)?.[0]
  if (!entry) throw new Error('prerender: index.html has no entry script')
  const bare = html
    .replace(entry, '')
    .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace('<div id="root"></div>', '')
  const body = [
    '<div id="root"></div>',
    `<script>${showing(entry.match(/src="([^"]+)"/)![1]!, always, home)}</script>`,
    `<template id="shell-cn">${shells.cn}</template>`,
    `<script>showShell('cn')</script>`,
    `<template id="shell-en">${shells.en}</template>`,
    `<script>showShell('en')</script>`,
    noscript,
  ].join('\n')
  return bare.replace('</head>', () => `<style>${css}</style>\n</head>`).replace('</body>', () => `${body}\n</body>`)
}

/**
 * Runs in the browser before anything else: shows the home page where the address is its, first its heading alone and with the next picture all of it; follows the
 * address and the language switch until the app takes over; and asks for the scripts: at home when the words are painted. A page that nobody looks at paints nothing.
 */
function showing(entry: string, always: Files, home: Files): string {
  const browser = `
const root = document.getElementById('root')
const html = document.documentElement
const atHome = () => /^#?\\/?(home)?\\/?(\\?.*)?$/.test(location.hash)
const wanted = () => (html.lang === 'en' ? 'en' : 'cn')
function showShell(lang) {
  if (lang !== wanted() || !atHome()) return
  root.replaceChildren(document.getElementById('shell-' + lang).content.cloneNode(true))
  if (!html.dataset.shell) {
    html.dataset.first = ''
    requestAnimationFrame(() => setTimeout(() => delete html.dataset.first))
    afterPaint(() => fetchScripts(HOME))
  }
  html.dataset.shell = lang
}
function afterPaint(act) {
  let due = true
  const once = () => due && !(due = false) && act()
  if (document.hidden) return once()
  const words = (list) => list.getEntriesByName('first-contentful-paint').length > 0 && once()
  new PerformanceObserver(words).observe({ type: 'paint', buffered: true })
  setTimeout(once, 500)
}
function fetchScripts(links) {
  const add = (tag, about) => document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '', ...about }))
  add('script', { type: 'module', src: ENTRY })
  for (const href of links.styles) add('link', { rel: 'preload', as: 'style', href })
  for (const href of links.scripts) if (href !== ENTRY) add('link', { rel: 'modulepreload', href })
}
if (!atHome()) fetchScripts(ALWAYS)
addEventListener('hashchange', () => {
  if (!html.dataset.shell || atHome()) return
  root.replaceChildren()
  delete html.dataset.shell
})
root.addEventListener('click', (event) => {
  const lang = html.dataset.shell && event.target.closest('[data-switch-lang]')?.dataset.switchLang
  if (!lang) return
  try { localStorage.setItem('lang', lang) } catch {}
  html.lang = lang === 'en' ? 'en' : 'zh-CN'
  showShell(lang)
})`
  const both = { scripts: [...always.scripts, ...home.scripts], styles: [...always.styles, ...home.styles] }
  return browser
    .replace('HOME', () => JSON.stringify(both))
    .replace('ALWAYS', () => JSON.stringify(always))
    .replaceAll('ENTRY', () => JSON.stringify(entry))
    .replaceAll(/\n\s*/g, '\n')
    .trim()
}
