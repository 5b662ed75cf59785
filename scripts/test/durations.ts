/** What test files cost: written by every run, read by the report and by the choice of `npm run quick`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

export interface Cost {
  /** `unit`, `api`, `mocked` or `browser`. */
  readonly project: string
  /** The tests and hooks of the file, and the loading of its modules. */
  readonly seconds: number
  readonly tests: number
}

/** By the path of the file from the root. */
export type Costs = Readonly<Record<string, Cost>>

/** Of all runs in this checkout, each file as it was measured last. */
const KEPT = '.cache/test-costs.json'

export function readCosts(file = KEPT): Costs {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Costs
  } catch {
    return {}
  }
}

export function keepCosts(costs: Costs): void {
  writeCosts(KEPT, { ...readCosts(), ...costs })
}

function writeCosts(file: string, costs: Costs): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(costs, null, 1)}\n`)
}

/** A reporter of vitest. It writes the costs of a run to the file that TEST_COSTS names. */
export default class CostReporter implements Reporter {
  readonly #costs: Record<string, Cost> = {}

  onTestModuleEnd(module: TestModule): void {
    const { duration, collectDuration } = module.diagnostic()
    this.#costs[relative(process.cwd(), module.moduleId)] = {
      project: module.project.name,
      seconds: Math.round((duration + collectDuration) / 100) / 10,
      tests: [...module.children.allTests()].length,
    }
  }

  onTestRunEnd(): void {
    const file = process.env['TEST_COSTS']
    if (file) writeCosts(file, this.#costs)
  }
}

const SLOWEST = 10

/** The ten slowest files, and the sum of each project. */
export function reportCosts(costs: Costs): string[] {
  const files = Object.entries(costs).sort(([, a], [, b]) => b.seconds - a.seconds)
  if (files.length === 0) return []
  const sums = Map.groupBy(files, ([, { project }]) => project)
  return [
    'The slowest files, in seconds of a worker:',
    ...files.slice(0, SLOWEST).map(([file, { seconds, tests }]) => `${seconds.toFixed(1).padStart(8)}  ${file} (${tests} tests)`),
    ...[...sums].map(([project, all]) => {
      const [seconds, tests] = (['seconds', 'tests'] as const).map((name) => all.reduce((sum, [, cost]) => sum + cost[name], 0))
      return `${seconds!.toFixed(0).padStart(8)}  ${project}: ${all.length} files, ${tests} tests`
    }),
  ]
}
