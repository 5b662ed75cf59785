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

const script = (href: string) => `<link rel="modulepreload" crossorigin href="${href}">`
const style = (href: string) => `<link rel="preload" as="style" crossorigin href="${href}">`

/**
 * The page: style first, then the home page of the language in use, then what fetches the scripts, so that they do not race the text. Each language is a template
 * (one h1 in the document, nothing of the other language) that a line of script puts in its place; the content security policy knows these lines by their hash.
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
    `<script>${showing(home)}</script>`,
    `<template id="shell-cn">${shells.cn}</template>`,
    `<script>showShell('cn')</script>`,
    `<template id="shell-en">${shells.en}</template>`,
    `<script>showShell('en')</script>`,
    ...always.styles.map(style),
    ...always.scripts.map(script),
    entry,
    noscript,
  ].join('\n')
  return bare.replace('</head>', () => `<style>${css}</style>\n</head>`).replace('</body>', () => `${body}\n</body>`)
}

/** Runs in the browser before anything else: shows the home page where the address is its, follows the address and the language switch until the app takes over. */
function showing(home: Files): string {
  const browser = `
const root = document.getElementById('root')
const html = document.documentElement
const atHome = () => /^#?\\/?(home)?\\/?(\\?.*)?$/.test(location.hash)
const wanted = () => (html.lang === 'en' ? 'en' : 'cn')
function showShell(lang) {
  if (lang !== wanted() || !atHome()) return
  root.replaceChildren(document.getElementById('shell-' + lang).content.cloneNode(true))
  if (!html.dataset.shell) requestAnimationFrame(() => setTimeout(fetchHome))
  html.dataset.shell = lang
}
function fetchHome() {
  for (const [rel, as, list] of HOME) for (const href of list) {
    document.head.append(Object.assign(document.createElement('link'), { rel, as, crossOrigin: '', href }))
  }
}
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
  const links = JSON.stringify([
    ['modulepreload', 'script', home.scripts],
    ['preload', 'style', home.styles],
  ])
  return browser
    .replace('HOME', () => links)
    .replaceAll(/\n\s*/g, '\n')
    .trim()
}
