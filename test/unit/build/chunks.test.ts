import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { groups } from '../../../scripts/web/chunks.ts'

it('groups of scripts name only modules that exist', () => {
  const modules = globSync([
    'src/**/*.{ts,tsx,css}',
    'node_modules/{react,react-dom,scheduler}/*.js',
    'node_modules/@mantine/*/esm/**/*.mjs',
    'node_modules/zod/*.js',
    'node_modules/@tabler/icons-react/dist/esm/icons/*.mjs',
  ])
  const paths = modules.map((path) => `/${path}`).join('\n')
  const parts = Object.values(groups).flatMap((one) => (one === 'start' ? [] : one))
  expect(parts.length).toBeGreaterThan(50)
  expect(parts.filter((part) => !paths.includes(part))).toEqual([])
})
