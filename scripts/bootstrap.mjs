/**
 * Before start, dev, test and bench: prepares a fresh clone up to the point where Node 26 can take over. Plain JavaScript for any Node
 * from 20 on; does nothing if nothing has changed.
 *
 *   --build      also build the web app and the server when their sources changed
 *   --world      with it: load the demo world that the first start of the embedded database gets, while the web app is built
 *   --server     also build the server alone
 *   --chromium   also install a Chromium for the browser tests if necessary
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const WANTED_NODE = 26
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)
const stampFile = 'node_modules/.hengdu-stamp'
const node = join(root, 'node_modules/.bin/node')
const sha256 = (data) => createHash('sha256').update(data).digest('hex')
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '')

/** One line that says what to do, without a stack trace. */
function fail(line) {
  console.error(`hengdu: ${line}`)
  process.exit(1)
}

function run(program, args, options = {}) {
  const { status, signal, error } = spawnSync(program, args, { stdio: 'inherit', ...options })
  if (error) return error.message
  return status === 0 ? '' : `ended with ${signal ?? `status ${status}`}`
}

/** As `run`, while other work goes on. */
const beside = (program, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options })
    child.on('error', (error) => resolve(error.message))
    child.on('exit', (status, signal) => resolve(status === 0 ? '' : `ended with ${signal ?? `status ${status}`}`))
  })

// ── packages ────────────────────────────────────────────────────────────────────────────────────

/** After a manual `npm ci` it need not run again: npm leaves a record of what it installed. */
function alreadyInstalled() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record)) return false
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const present = JSON.parse(readFileSync(record, 'utf8')).packages
  const fits = (field, value) => {
    const list = [field].flat()
    return !list.includes(`!${value}`) && (list.includes(value) || list.every((one) => one.startsWith('!')))
  }
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue
    const there = present[path]
    if (!there) {
      if (!entry.optional) return false
      // An optional package may be absent on another platform; a direct one is required.
      if (!entry.libc && entry.os && entry.cpu && fits(entry.os, process.platform) && fits(entry.cpu, process.arch)) return false
    } else if (there.version !== entry.version || (entry.integrity && there.integrity !== entry.integrity)) return false
  }
  return Object.keys(present).every((path) => path in wanted)
}

function install() {
  const stamp = sha256(readFileSync('package-lock.json'))
  if (read(stampFile) === stamp) return
  if (!alreadyInstalled()) {
    console.log('hengdu: installing packages (npm ci), once per change of the lockfile …')
    // The Node that runs npm itself: the one in node_modules is about to be replaced.
    const path = (process.env.PATH ?? '').split(delimiter).filter((dir) => !dir.endsWith(join('node_modules', '.bin')))
    const env = { ...process.env, PATH: path.join(delimiter) }
    const args = [
      'ci',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--engine-strict=false',
      '--include=dev',
      '--include=optional',
    ]
    const { npm_execpath: npm, npm_node_execpath: npmNode } = process.env
    const problem =
      npm?.endsWith('.js') && npmNode && existsSync(npmNode) ? run(npmNode, [npm, ...args], { env }) : run('npm', args, { env })
    if (problem) fail(`"npm ci" failed (${problem}); its own words are above. Check the network and the registry, then try again`)
  }
  writeFileSync(stampFile, `${stamp}\n`)
}

/** The runtime is an optional package, and npm silently skips those that fail. */
function assertNode() {
  const again = 'remove node_modules and run the command again with access to the registry'
  if (!existsSync(node)) {
    rmSync(stampFile, { force: true })
    fail(
      `Node ${WANTED_NODE} for ${process.platform}-${process.arch} was not installed (supported: linux-x64, linux-arm64, darwin-arm64): ${again}`,
    )
  }
  const same = realpathSync(node) === realpathSync(process.execPath)
  const version = same ? process.versions.node : spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout?.trim()
  if (Number.parseInt(version ?? '', 10) === WANTED_NODE) return
  rmSync(stampFile, { force: true })
  fail(`node_modules/.bin/node is ${version ? `version ${version}` : 'not able to run here'}, not Node ${WANTED_NODE}: ${again}`)
}

// ── what is built ───────────────────────────────────────────────────────────────────────────────

/** Files that a bundle is made of, in order: single ones, and all below folders, without tests and without folders named in `not`. */
function sources(single, folders, not) {
  const files = single.filter((file) => existsSync(file))
  const walk = (dir) => {
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      const path = `${dir}/${entry.name}`
      if (entry.isDirectory()) not.includes(entry.name) || walk(path)
      else if (!/\.test\.tsx?$/.test(entry.name)) files.push(path)
    }
  }
  for (const dir of folders) if (existsSync(dir)) walk(dir)
  return files.sort()
}

/** Builds what lies in `dist/name`, if one of its files has changed since. */
async function build(name, what, config, files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  const stamp = hash.digest('hex')
  const stampFile = `dist/.${name}`
  if (existsSync(`dist/${name}`) && read(stampFile) === stamp) return
  console.log(`hengdu: building the ${what} …`)
  rmSync(stampFile, { force: true })
  const problem = await beside(node, [
    ...['--disable-warning=ExperimentalWarning', 'node_modules/vite/bin/vite.js'],
    ...['build', '--config', config, '--logLevel', 'warn'],
  ])
  if (problem) fail(`the ${what} did not build (${problem}); the reason is above`)
  mkdirSync('dist', { recursive: true })
  writeFileSync(stampFile, `${stamp}\n`)
}

const COMMON = ['package-lock.json', 'tsconfig.json']
// The web never imports the server, nor the server the web (checked by `npm run check`), so a change in one builds one.
const buildWeb = () =>
  build(
    'web',
    'web app',
    'vite.config.ts',
    sources(['index.html', 'vite.config.ts', ...COMMON], ['src', 'public', 'scripts/web'], ['server']),
  )
const buildServer = () =>
  build('server', 'server', 'vite.server.config.ts', sources(['vite.server.config.ts', ...COMMON], ['src', 'seed'], ['web', 'test']))

/** A start would do it afterwards, one thing after the other; if this fails, it still does, and says why. */
async function world() {
  const { DATA_DIR = 'data', DATABASE_URL, HENGDU_ENV, SEED } = process.env
  if (DATABASE_URL || HENGDU_ENV === 'production' || SEED === 'never' || existsSync(join(DATA_DIR, 'postgres'))) return
  console.log('hengdu: loading the demo world …')
  await beside(node, ['dist/server/main.js', '--prepare'], { stdio: 'ignore' })
}

// ── the browser ─────────────────────────────────────────────────────────────────────────────────

function onPath(program) {
  return (process.env.PATH ?? '').split(delimiter).some((dir) => {
    try {
      accessSync(join(dir, program), constants.X_OK)
      return dir !== ''
    } catch {
      return false
    }
  })
}

function chromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? undefined : fail(`CHROMIUM_PATH names ${named}, which does not exist`)
  const found = () => ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].some(onPath)
  if (found()) return
  const advice =
    'install Chromium (Debian: apt-get install chromium-headless-shell fonts-noto-cjk) or set CHROMIUM_PATH to a Chrome or Chromium, then run "npm test" again'
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !onPath('apt-get'))
    fail(`the browser tests need Chromium: ${advice}`)
  console.log('hengdu: installing Chromium from the system packages, once …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const adding = (browser) => run('apt-get', ['install', '-y', '-q', '--no-install-recommends', browser, 'fonts-noto-cjk'], { env })
  // The headless shell does the same with a sixth less work; older systems do not have it.
  const problem = run('apt-get', ['update', '-q'], { env }) || (adding('chromium-headless-shell') && adding('chromium'))
  if (problem || !found()) fail(`Chromium could not be installed (${problem || 'no program came of it'}): ${advice}`)
}

install()
assertNode()
const asked = (flag) => process.argv.includes(flag)
if (asked('--build')) await Promise.all([buildWeb(), buildServer().then(() => asked('--world') && world())])
else if (asked('--server')) await buildServer()
if (asked('--chromium')) chromium()
