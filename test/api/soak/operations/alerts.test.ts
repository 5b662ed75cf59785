import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../../../ops')
const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' })
const isMissing = promtool('--version').error !== undefined

it('rules and configurations are valid, a healthy server raises nothing, and each fault exactly its alert', ({ skip }) => {
  if (isMissing) skip('not run: promtool is missing (apt-get install prometheus)')
  for (const args of [
    ['check', 'rules', 'rules.yml'],
    ['check', 'config', 'prometheus.yml'],
    ['check', 'config', 'prometheus-scaled.yml'],
    ['test', 'rules', 'rules.test.yml'],
  ]) {
    const { status, stdout, stderr } = promtool(...args)
    expect(status, `${stdout}${stderr}`).toBe(0)
  }
})

it('every alert has a test in which it is raised, and says what to do in the handbook', () => {
  const alerts = [...readFileSync(join(folder, 'rules.yml'), 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name]) => name!)
  expect(alerts.length).toBeGreaterThan(10)
  const tests = readFileSync(join(folder, 'rules.test.yml'), 'utf8')
  const handbook = readFileSync(join(folder, '../docs/operate.md'), 'utf8')
  for (const name of alerts) {
    expect(tests).toMatch(new RegExp(`alertname: ${name}\\n +exp_alerts:\\n`))
    expect(handbook, name).toContain(`\`${name}\``)
  }
})
