import { dirname, join, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const OUT = 'dist/server'

/** Files beside a module (data, workers, children) stay where they are: the module goes on to name them from its own place. */
function inPlace(): Plugin {
  const from = join(import.meta.dirname, OUT)
  return {
    name: 'in-place',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.ts$/, exclude: /node_modules/ }, code: /import\.meta\.(url|dirname)/ },
      handler: (code, id) =>
        code
          .replaceAll('import.meta.url', `new URL(${JSON.stringify(relative(from, id))}, import.meta.url).href`)
          .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${relative(from, dirname(id))}`)})`),
    },
  }
}

/**
 * The server as few files, since most of a start is Node's search for 1,700 modules (docs/decisions/0130). With them the packages of
 * many small files; all others are loaded as they are.
 */
export default defineConfig({
  plugins: [inPlace()],
  publicDir: false,
  ssr: { noExternal: ['drizzle-orm', 'zod', '@opentelemetry/api', 'libphonenumber-js'] },
  build: {
    ssr: 'src/app/server/main.ts',
    outDir: OUT,
    emptyOutDir: true,
    target: 'esnext',
    minify: false,
    rolldownOptions: { treeshake: false, output: { chunkFileNames: '[name].js' } },
  },
})
