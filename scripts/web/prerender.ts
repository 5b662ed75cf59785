/**
 * Prerenders every page that anybody may open, in both languages, so that it can be read before any script has loaded: the home page into
 * index.html with its critical CSS, the others into files of `words/` that the small script in index.html shows at their addresses, and
 * that the server reduces to pages without scripts (src/app/server/share). A second, small build for Node renders them from
 * src/app/web/prerender.tsx. Part of `vite build`; in development only the browser renders pages.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type IndexHtmlTransformContext, type Plugin } from 'vite'
import { withinLimit } from './script-limit.ts'
import { styles } from './styles.ts'
import { usedOnly } from './used-styles.ts'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>
type Rendered = typeof import('../../src/app/web/prerender.tsx')
type Page = Rendered['pages'][number]

/** The build for Node: its functions, and the source file of each of its chunks. */
interface Renderer extends Rendered {
  sources: Map<string, string>
}

const RENDERER = 'dist/prerender'
const langs = { cn: 'zh-CN', en: 'en' } as const
const script = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g

export function prerender(): Plugin {
  let root = ''
  let out = ''
  const files = new Map<string, string>()
  /** The scripts without which each page does not start. */
  const needed = new Map<string, ReadonlySet<string>>()
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root
      out = join(config.root, config.build.outDir, 'words')
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) throw new Error('prerender: no bundle')
        const renderer = await rendererOf(root)
        const home = renderer.pages.find(({ name }) => name === 'home')!
        const start = chunksOf(bundle, [chunk.fileName])
        const first = new Set([...start, ...chunksOf(bundle, scriptsOf(home, renderer, bundle))])
        for (const page of renderer.pages) {
          const own = [...chunksOf(bundle, scriptsOf(page, renderer, bundle))]
          // The other pages of the entry frame are for people who were sent there.
          if (page.row.frame === 'portal' || page.path.startsWith('/loginHome')) needed.set(page.path, new Set([...start, ...own]))
          // index.html makes them preloads once the words have been painted.
          const links = own.filter((name) => !start.has(name)).map((name) => `<link rel="later" href="/${name}">`)
          const css = styleOf(
            bundle,
            own.filter((name) => !first.has(name)),
          )
          for (const lang of ['cn', 'en'] as const) {
            const markup = await renderer.renderPage(page, lang)
            files.set(`${page.name}.${lang}.html`, `${links.join('')}<style>${usedOnly(css, markup)}</style>${markup}`)
          }
        }
        const list = renderer.pages.map(({ name, path, title, tab, shared }) => ({ name, path, title, tab, shared }))
        files.set('pages.json', JSON.stringify({ pages: list, routes: renderer.routePaths }))
        const names = renderer.pages.filter((page) => page !== home).map(({ name }) => name)
        return html
          .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
          .replace('</head>', () => `<style>${styleOf(bundle, first)}</style>${hereAlready(bundle, first)}\n</head>`)
          .replace('/* words */ []', () => JSON.stringify(names))
          .replace('/* scripts */ []', () => JSON.stringify([...html.matchAll(script)].map(([, src]) => src)))
          .replaceAll(script, '')
          .replace('<div id="root"></div>', () => rootWith(files.get('home.cn.html')!, files.get('home.en.html')!))
      },
    },
    async writeBundle(_, bundle) {
      withinLimit(bundle, needed)
      await rm(join(root, RENDERER), { recursive: true, force: true })
      await mkdir(out, { recursive: true })
      for (const [name, text] of files) await writeFile(join(out, name), text)
    },
  }
}

/** The home page: in the root in Chinese, and in English in a template. */
const rootWith = (cn: string, en: string): string => {
  const bare = (html: string) => html.slice(html.indexOf('</style>') + '</style>'.length)
  return `<div id="root" data-prerendered lang="${langs.cn}">${bare(cn)}</div>\n<template>${bare(en)}</template>`
}

/** These scripts and all that they import. */
function chunksOf(bundle: Bundle, scripts: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const take = (fileName: string) => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return
    seen.add(fileName)
    chunk.imports.forEach(take)
  }
  scripts.forEach(take)
  return seen
}

function sheetsOf(bundle: Bundle, scripts: Iterable<string>): string[] {
  const sheets = new Set<string>()
  for (const name of scripts) {
    const chunk = bundle[name]
    if (chunk?.type === 'chunk') for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet)
  }
  return [...sheets]
}

/** The loader of chunks takes a sheet that has a link for loaded, and browsers load none that is disabled: no rule is applied twice. */
const hereAlready = (bundle: Bundle, scripts: Iterable<string>): string =>
  sheetsOf(bundle, scripts)
    .map((name) => `<link rel="stylesheet" href="/${name}" disabled>`)
    .join('')

function styleOf(bundle: Bundle, scripts: Iterable<string>): string {
  return sheetsOf(bundle, scripts)
    .map((name) => {
      const sheet = bundle[name]
      if (sheet?.type !== 'asset') throw new Error(`prerender: the build has no ${name}`)
      return String(sheet.source)
    })
    .join('\n')
}

/** The scripts of a page in the browser's build: those of the same source files as the chunks that its loaders name. */
function scriptsOf(page: Page, { loadersOf, sources }: Renderer, bundle: Bundle): string[] {
  return loadersOf(page).map((load) => {
    const [, name = ''] = load.toString().match(/import\(["'`]\.\/([^"'`]+)["'`]\)/) ?? []
    const source = sources.get(name)
    const found = Object.values(bundle).find((one) => one.type === 'chunk' && source !== undefined && one.facadeModuleId === source)
    if (!found) throw new Error(`prerender: no script for ${page.path}: ${load}`)
    return found.fileName
  })
}

async function rendererOf(root: string): Promise<Renderer> {
  const out = join(root, RENDERER)
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), styles()],
    build: {
      ssr: 'src/app/web/prerender.tsx',
      outDir: out,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  })
  if (!('output' in built)) throw new Error('prerender: one build expected')
  const sources = new Map(
    built.output.flatMap((one) => (one.type === 'chunk' && one.facadeModuleId ? [[one.fileName, one.facadeModuleId] as const] : [])),
  )
  return { ...(await import(`${pathToFileURL(join(out, 'prerender.mjs')).href}?${Date.now()}`)), sources }
}
