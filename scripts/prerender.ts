/**
 * Prerenders the home page into index.html, in both languages and with its critical CSS, so that it can be read before any script has
 * loaded. A second, small build for Node renders it from src/app/web/prerender-home.tsx. Part of `vite build`; in development only the
 * browser renders the page.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type IndexHtmlTransformContext, type Plugin } from 'vite'
import { styles } from './styles.ts'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/** The chunks of the home page, besides those in index.html. */
const HOME = ['/frames/PortalFrame.tsx', '/home/HomePage.tsx']

export function prerender(): Plugin {
  let root = ''
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) throw new Error('prerender: no bundle')
        const renderHome = await homeRenderer(root)
        return html
          .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
          .replace('</head>', () => `<style>${stylesOf(bundle, [chunk.fileName, ...HOME])}</style>\n</head>`)
          .replace(
            '<div id="root"></div>',
            () => `<div id="root" data-prerendered lang="zh-CN">${renderHome('cn')}</div>\n<template>${renderHome('en')}</template>`,
          )
      },
    },
  }
}

/** The style sheets of these scripts and of all that they import. */
function stylesOf(bundle: Bundle, scripts: string[]): string {
  const sheets = new Set<string>()
  const seen = new Set<string>()
  const take = (fileName: string) => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return
    seen.add(fileName)
    chunk.imports.forEach(take)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet)
  }
  for (const script of scripts) {
    const chunk = Object.values(bundle).find(
      (one) => one.type === 'chunk' && (one.fileName === script || one.facadeModuleId?.endsWith(script)),
    )
    if (!chunk) throw new Error(`prerender: the build has no ${script}`)
    take(chunk.fileName)
  }
  return [...sheets]
    .map((name) => {
      const sheet = bundle[name]
      if (sheet?.type !== 'asset') throw new Error(`prerender: the build has no ${name}`)
      return String(sheet.source)
    })
    .join('\n')
}

async function homeRenderer(root: string): Promise<(lang: 'cn' | 'en') => string> {
  const out = join(root, 'dist/prerender')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), styles()],
    build: { ssr: 'src/app/web/prerender-home.tsx', outDir: out, rolldownOptions: { output: { entryFileNames: 'home.mjs' } } },
  })
  try {
    const { renderHome } = await import(`${pathToFileURL(join(out, 'home.mjs')).href}?${Date.now()}`)
    return renderHome
  } finally {
    await rm(out, { recursive: true, force: true })
  }
}
