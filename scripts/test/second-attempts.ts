/** Which tests failed at first and passed at their second attempt. */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase } from 'vitest/node'

export interface SecondAttempt {
  /** From the root. */
  readonly path: string
  readonly test: string
  /** The first line of what failed at first. */
  readonly reason: string
}

/** A reporter of vitest. It writes a list of them to the file that SECOND_ATTEMPTS names. */
export default class SecondAttempts implements Reporter {
  readonly #found: SecondAttempt[] = []

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    const [failure] = test.result().errors ?? []
    this.#found.push({
      path: relative(process.cwd(), test.module.moduleId),
      test: test.fullName,
      reason: failure?.message.split('\n')[0] ?? '',
    })
  }

  onTestRunEnd(): void {
    const file = process.env['SECOND_ATTEMPTS']
    if (file) writeFileSync(file, `${JSON.stringify(this.#found, null, 1)}\n`)
  }
}
