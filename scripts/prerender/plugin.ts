/**
 * Puts the home page into index.html, in both languages, as it stands before any script has come, with the style that it needs; and tells the browser what else to
 * fetch. A second, small build of src/app/web/shell.tsx for Node draws it. Part of `vite build`; in development the page is drawn by the browser alone.
 */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { styles } from '../styles.ts'
import { criticalCss } from './critical.ts'
import { noscript } from './noscript.ts'
import { assemble } from './page.ts'

/** What `main.ts` asks for one after the other, and what the home page is made of. */
const ALWAYS = ['draw.ts', 'Hosted.tsx', '/query.ts', 'open.tsx']
const HOME = ['frames/PortalFrame.tsx', 'home/HomePage.tsx']

interface Piece {
  fileName: string
  imports: string[]
  facadeModuleId: string | null
  moduleIds: string[]
  css: string[]
}

export function prerender(): Plugin {
  let root = ''
  let out = ''
  let pieces: Piece[] = []
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root
      out = join(config.root, config.build.outDir)
    },
    writeBundle(_, bundle) {
      pieces = Object.values(bundle).flatMap((one) =>
        one.type === 'chunk'
          ? [
              {
                fileName: one.fileName,
                imports: one.imports,
                facadeModuleId: one.facadeModuleId,
                moduleIds: one.moduleIds,
                css: [...(one.viteMetadata?.importedCss ?? [])],
              },
            ]
          : [],
      )
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        // A build that failed closes too, and has said why.
        if (pieces.length === 0) return
        const page = join(out, 'index.html')
        const html = await readFile(page, 'utf8')
        const always = withImports(pieces, ALWAYS)
        const home = withImports(pieces, HOME).filter((one) => !always.includes(one))
        const { shells, whole } = await draw(root)
        const sheets = [...always, ...home].flatMap((one) => one.css)
        const css = (await Promise.all([...new Set(sheets)].map((name) => readFile(join(out, name), 'utf8')))).join('\n')
        await Promise.all([...new Set(sheets)].map((name) => withoutFonts(join(out, name))))
        const files = (list: Piece[]) => ({
          scripts: list.map((one) => `/${one.fileName}`),
          styles: [...new Set(list.flatMap((one) => one.css))].map((name) => `/${name}`),
        })
        await writeFile(
          page,
          assemble(html, {
            shells,
            css: criticalCss(css, shells.cn + shells.en),
            noscript: noscript(
              whole,
              [...new Set(sheets)].map((name) => `/${name}`),
            ),
            always: files(always),
            home: files(home),
          }),
        )
      },
    },
  }
}

/** The pieces of these modules and all that they import, each once. */
function withImports(pieces: Piece[], modules: string[]): Piece[] {
  const found = new Set<Piece>()
  const take = (one: Piece | undefined) => {
    if (!one || found.has(one)) return
    found.add(one)
    for (const name of one.imports) take(pieces.find((other) => other.fileName === name))
  }
  for (const name of modules) {
    const piece =
      pieces.find((one) => one.facadeModuleId?.endsWith(name)) ?? pieces.find((one) => one.moduleIds.some((id) => id.endsWith(name)))
    if (!piece) throw new Error(`prerender: the build has no ${name}`)
    take(piece)
  }
  return [...found]
}

/** The page itself declares the fonts. Declared once more, they would have the browser lay out everything anew. */
async function withoutFonts(file: string): Promise<void> {
  const css = await readFile(file, 'utf8')
  await writeFile(file, css.replaceAll(/@font-face\s*\{[^}]*\}/g, ''))
}

/** The menu only asks which pages exist: their scripts are not needed to draw it. */
const namesOnly: Plugin = {
  name: 'names-only',
  enforce: 'pre',
  transform(code, id) {
    return id.endsWith('/src/app/web/components.tsx') ? code.replaceAll(/\(\) => import\([^)]*\)/g, '() => Promise.reject()') : null
  },
}

type Pages = Record<'cn' | 'en', string>

async function draw(root: string): Promise<{ shells: Pages; whole: Pages }> {
  const out = join(root, 'dist/shell')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [namesOnly, react(), styles()],
    build: { ssr: 'src/app/web/shell.tsx', outDir: out, emptyOutDir: true, rolldownOptions: { output: { entryFileNames: 'shell.mjs' } } },
  })
  try {
    const { renderHome } = await import(`${pathToFileURL(join(out, 'shell.mjs')).href}?${Date.now()}`)
    return {
      shells: { cn: renderHome('cn'), en: renderHome('en') },
      whole: { cn: renderHome('cn', true), en: renderHome('en', true) },
    }
  } finally {
    await rm(out, { recursive: true, force: true })
  }
}
