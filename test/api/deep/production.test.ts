import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { BILL, isReplaced } from '../../../scripts/production/contents.ts'
import { freshDatabase } from '../../support/database.ts'
import { TEST_KEY } from '../../support/server.ts'
import { serverProcess } from '../../support/server-process.ts'
import { endWithFile, freshDirectory, healthy } from '../../support/started.ts'

endWithFile()
vi.setConfig({ testTimeout: 300_000 })

const root = join(import.meta.dirname, '../../..')
const run = (file: string, args: string[], settings: Record<string, string> = {}, cwd = root) =>
  spawnSync(process.execPath, [file, ...args], { cwd, env: { ...process.env, ...settings }, encoding: 'utf8' })

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )

/** Each package in a folder of packages and those below, as name and version. */
const packagesIn = (folder: string): string[] => [
  ...new Set(
    globSync(['**/node_modules/*/package.json', '**/node_modules/@*/*/package.json', '*/package.json', '@*/*/package.json'], {
      cwd: folder,
    }).map((path) => {
      const { name, version } = JSON.parse(readFileSync(join(folder, path), 'utf8')) as { name: string; version: string }
      return `${name}@${version}`
    }),
  ),
]

it('the folder for production is small, has its bill of materials, migrates a database by a command of its own and serves: the steps of the image, in a plain folder', async () => {
  execFileSync(process.execPath, [join(root, 'scripts/bootstrap.mjs'), '--build'])
  const folder = join(freshDirectory(), 'slim')
  expect(run('scripts/production.ts', [folder, '--slim'])).toMatchObject({ status: 0 })
  const files = filesIn(folder)
  expect(files.length).toBeLessThanOrEqual(12_000)
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(300_000_000)
  expect(files.filter((file) => isReplaced(file.slice(folder.length + 1)) || /node_modules\/(react|@mantine)\//.test(file))).toEqual([])
  const bill = JSON.parse(readFileSync(join(folder, BILL), 'utf8'))
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'hengdu' } } })
  const listed = new Set(bill.components.map((one: { name: string; version: string }) => `${one.name}@${one.version}`))
  expect(packagesIn(join(folder, 'node_modules')).filter((each) => !listed.delete(each))).toEqual([])
  expect([...listed]).toEqual([])
  expect(bill.components.filter((one: { licenses?: unknown }) => !one.licenses)).toEqual([])
  // It is refused a second time: nothing of an older version stays between the files of a newer one.
  expect(run('scripts/production.ts', [folder, '--slim']).status).toBe(1)

  const own = await freshDatabase()
  const settings = {
    DATABASE_URL: own.url,
    DATA_DIR: join(freshDirectory(), 'data'),
    SECRET_KEY: TEST_KEY,
    HENGDU_ENV: 'production',
    PUBLIC_URL: 'https://hengdu.example',
    MESSAGES: 'none',
    RUN_AS_ROOT: 'yes',
    LOG_LEVEL: 'info',
  }
  expect(run('scripts/migrate.ts', [], settings, folder)).toMatchObject({ status: 0, stdout: expect.stringContaining('is that of Hengdu') })
  const operator = run('scripts/operator.ts', ['anna.lin'], settings, folder)
  expect(operator).toMatchObject({ status: 0, stdout: expect.stringContaining('Operator anna.lin is made') })
  const server = await serverProcess(settings, folder)
  await server.start()
  await healthy(server.url)
  expect(await (await fetch(server.url)).text()).toContain('<div id="root"')
  // Commands work beside it.
  expect(run('scripts/operator.ts', ['anna.lin', '--reset'], settings, folder)).toMatchObject({ status: 0 })
  await server.stop('SIGTERM')
  await own.drop()
})

it('it keeps the licences of its packages and the fonts that documents are set in', () => {
  const folder = join(freshDirectory(), 'whole')
  expect(run('scripts/production.ts', [folder])).toMatchObject({ status: 0 })
  const licences = (under: string) => filesIn(join(under, 'node_modules/pdfkit')).filter((file) => /licen[cs]e/i.test(file)).length
  expect(licences(folder)).toBe(licences(root))
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
  for (const name of Object.keys(dependencies).filter((each) => each.startsWith('@expo-google-fonts/'))) {
    const fonts = filesIn(join(folder, 'node_modules', name)).filter((file) => file.endsWith('.ttf'))
    expect(fonts.map((file) => file.match(/(400Regular|700Bold)\.ttf$/)?.[1]).toSorted(), name).toEqual(['400Regular', '700Bold'])
  }
  // The runtime that came as a package.
  const version = spawnSync(join(folder, 'node_modules/.bin/node'), ['--version'], { encoding: 'utf8' }).stdout
  expect(version).toMatch(/^v26\./)
})
