import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunks } from './scripts/web/chunks.ts'
import { prerender } from './scripts/web/prerender.ts'
import { styles } from './scripts/web/styles.ts'

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
      // The shortest hashes that so many files can have: each visitor loads a list of hundreds of their names.
      rolldownOptions: { output: { codeSplitting: { groups: chunks }, chunkFileNames: 'assets/[name]-[hash:7].js' } },
      // A screen's style has to be there before the screen is; its scripts find their own. Their names would be a twentieth of what each visitor loads.
      modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
    },
    server: {
      port: 5173,
      proxy: { '/api': { target: `http://localhost:${process.env['PORT'] ?? 8080}`, ws: true } },
    },
  }
})
