import { registerHooks } from 'node:module'

/**
 * To be loaded before anything that loads drizzle-orm: says of the files of that library, which import each other, that they are
 * modules. Node would read the library's description (178 kB) again for each of its 110 files to find that out, which was half the time
 * of a start (docs/decisions/0094).
 */
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || !context.parentURL?.includes('/node_modules/drizzle-orm/')) return next(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
  },
})
