import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A release of a clone of this checkout, with what is not committed in it. */

const root = join(import.meta.dirname, '../../..')
const clone = join(mkdtempSync(join(tmpdir(), 'hengdu-release-')), 'hengdu')
const git = (...args: string[]) =>
  execFileSync('git', ['-C', clone, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
const read = (file: string) => readFileSync(join(clone, file), 'utf8')
const write = (file: string, text: string) => writeFileSync(join(clone, file), text)
const commit = (message: string) => git('commit', '--quiet', '--all', '--message', message)

/** A registry in a process of its own, since a release is waited for without a turn of the loop. It answers what is in this file. */
const answer = join(dirname(clone), 'advisories.json')
const registry = spawn(process.execPath, [
  '--input-type=module',
  '--eval',
  `import { createServer } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
const server = createServer((request, reply) => {
  const known = request.url.endsWith('/advisories/bulk') && existsSync(process.argv[1])
  reply.writeHead(known ? 200 : 405, { 'content-type': 'application/json' }).end(known ? readFileSync(process.argv[1]) : '{}')
}).listen(0, '127.0.0.1', () => console.log(server.address().port))`,
  answer,
])
let registryUrl: string
/** What it knows of holes; null: it does not answer. */
function advise(holes: Record<string, object[]> | null): void {
  if (holes) writeFileSync(answer, JSON.stringify(holes))
  else rmSync(answer, { force: true })
}

function release(...args: string[]) {
  const env = { ...process.env, npm_config_registry: registryUrl, npm_config_fetch_retries: '0' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/release.ts', ...args], { cwd: clone, encoding: 'utf8', env })
  return { status, out: stdout, err: stderr.trim() }
}

beforeAll(async () => {
  const [port] = await once(registry.stdout, 'data')
  registryUrl = `http://127.0.0.1:${String(port).trim()}`
  advise({})
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', '--no-tags', root, clone], { stdio: 'ignore' })
  const changed = execFileSync('git', ['-C', root, 'ls-files', '--modified', '--others', '--exclude-standard', '-z'], { encoding: 'utf8' })
  for (const file of changed.split('\0').filter(Boolean)) {
    rmSync(join(clone, file), { force: true })
    if (!existsSync(join(root, file))) continue
    mkdirSync(dirname(join(clone, file)), { recursive: true })
    cpSync(join(root, file), join(clone, file))
  }
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
  write('.git/info/exclude', 'node_modules\n')
  git('config', 'user.name', 'Release')
  git('config', 'user.email', 'release@hengdu.example')
  git('add', '--all')
  git('commit', '--quiet', '--allow-empty', '--message', 'What is not committed yet')
})
afterAll(() => {
  registry.kill()
  rmSync(dirname(clone), { recursive: true, force: true })
})

/** Nothing was written. */
const untouched = (before: string) => {
  expect(git('rev-parse', 'HEAD')).toBe(before)
  expect(git('status', '--porcelain')).toBe('')
  expect(git('tag', '--list')).toBe('')
}

describe('a release', () => {
  const next = '9.0.0'

  it.each([[], ['1.2'], ['v1.2.3'], ['major'], ['01.2.3']])('is refused for %s', (...wish) => {
    expect(release(...wish)).toMatchObject({ status: 1, err: expect.stringContaining('Usage') })
  })

  it('is refused with changes that are not committed', () => {
    write('LICENSE', `${read('LICENSE')}\n`)
    expect(release(next)).toMatchObject({ status: 1, err: expect.stringMatching(/Not everything is committed:\n *M LICENSE/) })
    git('checkout', '--quiet', 'LICENSE')
  })

  it('is refused for a version that is not higher', () => {
    expect(release('0.0.1').err).toMatch(/^0\.0\.1 is not higher than \d+\.\d+\.\d+, which is released$/)
    git('tag', 'v9.1.0')
    expect(release(next).err).toBe('9.0.0 is not higher than 9.1.0, which is released')
    expect(release('9.1.0').err).toBe('9.1.0 is not higher than 9.1.0, which is released')
    git('tag', '--delete', 'v9.1.0')
    const before = git('rev-parse', 'HEAD')
    write('package.json', read('package.json').replace(/"version": "[^"]+"/, '"version": "9.5.0"'))
    commit('A version set by hand')
    expect(release(next).err).toBe('9.0.0 is below 9.5.0 of package.json')
    git('reset', '--hard', '--quiet', before)
  })

  it.each([
    ['CHANGELOG.md', 'Unreleased'],
    ['CHANGELOG.zh.md', '未发布'],
  ])('is refused while %s has nothing to say', (file, heading) => {
    const before = git('rev-parse', 'HEAD')
    write(file, read(file).replace(new RegExp(`## ${heading}\n[^]*?(?=\n## |$)`), `## ${heading}\n`))
    commit('Nothing to say')
    expect(release(next).err).toBe(`${file} says nothing under “## ${heading}”`)
    git('reset', '--hard', '--quiet', before)
  })

  it('is refused when a check fails', () => {
    const before = git('rev-parse', 'HEAD')
    write('scripts/dev.mjs', `${read('scripts/dev.mjs')}// ${'A line that is too wide. '.repeat(8)}\n`)
    commit('Something wrong')
    const { status, err } = release(next)
    expect(status).toBe(1)
    expect(err).toContain('The checks failed: nothing is released')
    git('reset', '--hard', '--quiet', before)
    untouched(before)
  }, 600_000)

  it('is refused while packages have known holes, and while nobody can say so', () => {
    const before = git('rev-parse', 'HEAD')
    const hole = { id: 1, url: 'https://advisories.example/1', title: 'A hole', severity: 'high', vulnerable_versions: '*' }
    advise({ nodemailer: [hole] })
    expect(release(next, '--dry-run')).toMatchObject({ status: 1, err: expect.stringContaining('known holes: nodemailer (high). Nothing') })
    advise(null)
    expect(release(next, '--dry-run')).toMatchObject({ status: 1, err: expect.stringContaining('The registry did not say') })
    advise({})
    untouched(before)
  })

  it('says on a dry run, and without an audit, what it would do, and does nothing', () => {
    const before = git('rev-parse', 'HEAD')
    advise(null)
    const { status, out, err } = release(next, '--dry-run', '--without-audit')
    advise({})
    expect([status, err]).toEqual([0, ''])
    expect(out).toMatch(/Would release 9\.0\.0 of \d{4}-\d{2}-\d{2}: .*tag v9\.0\.0/)
    untouched(before)
  }, 600_000)

  it('has its version, its entries, its world, one commit and one tag', () => {
    const before = git('rev-parse', 'HEAD')
    const [, said, released] = read('CHANGELOG.md').match(/\n## Unreleased\n(.*?)\n(## .*)$/s)!
    const { status, err } = release(next)
    expect([status, err]).toEqual([0, ''])
    expect(JSON.parse(read('package.json')).version).toBe(next)
    const { version, packages } = JSON.parse(read('package-lock.json'))
    expect([version, packages[''].version]).toEqual([next, next])
    expect(read('CHANGELOG.md')).toMatch(/^## Unreleased\n\n## 9\.0\.0 \(\d{4}-\d{2}-\d{2}\)\n\n\S/m)
    expect(read('CHANGELOG.md').endsWith(`${said!.trim()}\n\n${released}`)).toBe(true)
    expect(read('CHANGELOG.zh.md')).toMatch(/^## 未发布\n\n## 9\.0\.0（\d{4}-\d{2}-\d{2}）\n\n\S/m)
    const { size } = statSync(join(clone, 'releases/9.0.0/world.dump'))
    expect(size).toBeGreaterThan(100_000)
    expect(size).toBeLessThan(3_000_000)
    expect(git('status', '--porcelain')).toBe('')
    expect(git('rev-parse', 'HEAD~1')).toBe(before)
    expect(git('show', '--stat', '--format=%s', 'HEAD').split('\n')[0]).toBe('Release 9.0.0')
    expect(git('diff', '--name-only', 'HEAD~1').split('\n').sort()).toEqual([
      'CHANGELOG.md',
      'CHANGELOG.zh.md',
      'package-lock.json',
      'package.json',
      'releases/9.0.0/world.dump',
    ])
    expect(git('cat-file', '-t', 'v9.0.0')).toBe('tag')
    expect(git('tag', '--list', '--format=%(contents)', 'v9.0.0')).toBe(`Hengdu 9.0.0\n\n${said!.trim()}`)
    // The next needs something new to say.
    expect(release('patch').err).toBe('CHANGELOG.md says nothing under “## Unreleased”')
  }, 900_000)
})
