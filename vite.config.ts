import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { prerender } from './scripts/prerender/plugin.ts'
import { styles } from './scripts/styles.ts'

/** Compressing once here costs nothing at each request; the server sends the file beside when the browser takes it. */
function precompress(): Plugin {
  let out = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      out = join(config.root, config.build.outDir)
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const names = await readdir(out, { recursive: true })
        const worth = names.filter((name) => /\.(js|css|html|svg|json|txt|xml|webmanifest|map|wasm)$/.test(name))
        for (const name of worth) {
          const file = join(out, name)
          const plain = await readFile(file)
          if (plain.length < 1024) continue
          const small = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }
          const [br, gz] = await Promise.all([promisify(brotliCompress)(plain, small), promisify(gzip)(plain, { level: 9 })])
          if (br.length < plain.length) await writeFile(`${file}.br`, br)
          if (gz.length < plain.length) await writeFile(`${file}.gz`, gz)
        }
      },
    },
  }
}

/**
 * Pieces of the first load, each evaluated in a task of its own (src/app/web/main.ts). Few, because each costs a slow machine a request; apart, because no task
 * should be long.
 */
const pieces = [
  // What every import() goes through stands with the first script. In another piece, the first script would wait for all of that.
  { name: 'main', test: /vite[\\/]preload-helper|src[\\/]app[\\/]web[\\/]main\.ts$/, priority: 10 },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/]app[\\/]web[\\/]draw\.ts$/, priority: 9 },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]|src[\\/]app[\\/]web[\\/]Hosted\.tsx$/, priority: 9 },
  // The client, the session, the language, the list of pages: what every screen stands on. Toasts bring the component library, so they stay apart.
  {
    name: 'base',
    test: /node_modules[\\/]@tanstack[\\/](?!.*(ueries|nfinite|useMutation|mutationObserver))|src[\\/](platform[\\/]web[\\/](?!Toasts)[\w-]+|app[\\/]web[\\/](components|routes|guard))\.tsx?$/,
    priority: 8,
  },
  // What opens the app, with the frame and the kit of public pages, and what is too small to be asked for alone.
  {
    name: 'open',
    test: /src[\\/](app[\\/]web[\\/](open|router|frames[\\/](Portal|Skip|Logo|Avatar|useDisclosure|navigation|texts|footer|frame|portal)|over)|platform[\\/]web[\\/](portal[\\/](acts|layout|texts)|ui[\\/](Reveal|RegionBadge|time))|features[\\/](setting[\\/]web[\\/]|partner[\\/]contract[\\/]states|claim[\\/]contract[\\/]claims|demand[\\/]contract[\\/]prefill))/,
    priority: 7,
  },
  {
    name: 'home',
    test: /src[\\/](app[\\/]web[\\/]portal[\\/]home[\\/](HomePage|Hero|Starts|InParts|places|texts)|features[\\/]calendar[\\/]web[\\/](Board|board|Credit|queries|useMinute|day|texts))/,
    priority: 6,
  },
]

export default defineConfig(({ command }) => {
  // A test runner sets NODE_ENV to "test", and what it lets build would carry the development half of React: 56 kB more, gzipped.
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return {
    plugins: [react(), styles(), prerender(), precompress()],
    build: {
      outDir: 'dist/web',
      emptyOutDir: true,
      target: 'es2022',
      reportCompressedSize: false,
      // The names of every page's scripts would be a fortieth of what each visitor loads. Style has to be there before its page is; scripts find their own.
      modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
      rolldownOptions: { output: { codeSplitting: { groups: pieces } } },
    },
    server: {
      port: 5173,
      proxy: { '/api': { target: `http://localhost:${process.env['PORT'] ?? 8080}`, ws: true } },
    },
  }
})
