/**
 * How style sheets are compiled, alike in development, in the build and for prerendering. Lightning CSS resolves `@custom-media` within
 * one file only, so each of the project's sheets gets the breakpoints before its first line; in `@container` it does not resolve them at
 * all.
 */
import type { Plugin } from 'vite'
import { breakpoints, containers } from '../../src/platform/web/breakpoints.ts'

const customMedia = Object.entries(breakpoints)
  .map(([name, query]) => `@custom-media --${name} ${query};`)
  .join(' ')

export const withWidths = (css: string): string =>
  customMedia +
  css.replaceAll(/@container[^{]+/g, (rule) =>
    rule.replaceAll(/\(--([\w-]+)\)/g, (name, key: string) => containers[key as keyof typeof containers] ?? name),
  )

export function styles(): Plugin {
  return {
    name: 'styles',
    enforce: 'pre',
    config: () => ({
      css: {
        transformer: 'lightningcss',
        lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: '_[local]_[hash]', grid: false } },
      },
    }),
    transform: {
      filter: { id: /\/src\/.*\.css$/ },
      handler: withWidths,
    },
  }
}
